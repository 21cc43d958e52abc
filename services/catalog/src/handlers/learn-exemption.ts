import { isDate } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { CatalogHandler } from '../deps.ts';
import { learnExemption as learn } from '../store/products/tax-exemptions.ts';

/** Quotes with an exemption that a checkout has found in billing, until its event arrives. */
export const learnExemption: CatalogHandler<'LearnExemption'> =
  ({ db, afterCommit }) =>
  async ({ exempt, until }, caller) => {
    if (until !== undefined && !isDate(until)) throw invalid('until', 'must be a date');
    await inTransaction(db, (trx) => learn(trx, customerScope(caller), { isExempt: exempt, until: until ?? null }));
    afterCommit();
    return {};
  };
