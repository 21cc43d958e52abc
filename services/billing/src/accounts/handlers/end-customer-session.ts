import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { hasCustomerSession } from '../store/customer-sessions.ts';
import { endFamily } from '../transactions/end-families.ts';

/** Ends one of the caller's sessions, which may be the one that calls. */
export const endCustomerSession: BillingHandler<'EndCustomerSession'> =
  ({ db, now, afterCommit }) =>
  async ({ sessionId }, caller) => {
    const scope = customerScope(caller);
    await inTransaction(db, async (trx) => {
      if (!(await hasCustomerSession(trx, scope, now(), sessionId))) throw notFound('session');
      await endFamily(trx, scope, sessionId, 'logout');
    });
    afterCommit();
    return {};
  };
