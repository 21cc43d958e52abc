import { inTransaction } from '@storefront/db';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { endFamiliesOf } from '../transactions/end-families.ts';

/** Ends all sessions of the caller's customer but the one that calls. */
export const endOtherSessions: BillingHandler<'EndOtherSessions'> =
  ({ db, afterCommit }) =>
  async (_request, caller) => {
    await inTransaction(db, (trx) => endFamiliesOf(trx, customerScope(caller), 'logout', caller.sessionId));
    afterCommit();
    return {};
  };
