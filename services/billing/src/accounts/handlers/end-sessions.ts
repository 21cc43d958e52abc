import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { hasCustomerSession } from '../store/customer-sessions.ts';
import { lockRefreshToken } from '../store/sessions.ts';
import { endFamiliesOf, endFamily } from '../transactions/end-families.ts';

/** Logs out: ends the family of the token, even if the token was used or has expired. An unknown token is not an error. */
export const endSession: BillingHandler<'EndSession'> =
  ({ db, refreshTokens, afterCommit }) =>
  async ({ refreshToken }, caller) => {
    await inTransaction(db, async (trx) => {
      const token = await lockRefreshToken(trx, caller, refreshTokens.hash(refreshToken));
      if (token !== undefined) await endFamily(trx, caller, token.familyId, 'logout');
    });
    afterCommit();
    return {};
  };

/** Ends all sessions of the caller's customer but the one that calls. */
export const endOtherSessions: BillingHandler<'EndOtherSessions'> =
  ({ db, afterCommit }) =>
  async (_request, caller) => {
    await inTransaction(db, (trx) => endFamiliesOf(trx, customerScope(caller), 'logout', caller.sessionId));
    afterCommit();
    return {};
  };

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
