import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { readStatement } from '../transactions/read-statement.ts';
import { fromProtoPeriod } from '../wire/from-proto-period.ts';
import { toProtoStatement } from '../wire/to-proto-statement.ts';

/** Returns the statement of the caller's account. */
export const getStatement: BillingHandler<'GetStatement'> = (deps) => async (request, caller) => {
  const given = { ...fromProtoPeriod(request), currency: caller.store.currency };
  return { statement: toProtoStatement(await readStatement(deps, customerScope(caller), given)) };
};
