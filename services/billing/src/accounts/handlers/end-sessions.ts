import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { asTime, customerScope, pageOf } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { hasCustomerSession, listCustomerSessions } from '../store/customer-sessions.ts';
import { listEndedFamilies, lockRefreshToken } from '../store/sessions.ts';
import { endFamiliesOf, endFamily } from '../transactions/end-families.ts';

/** Returns the caller's sessions, last used first. */
export const listSessions: BillingHandler<'ListSessions'> =
  ({ db, now }) =>
  async (request, caller) => {
    const { sessions, total } = await listCustomerSessions(db, customerScope(caller), now(), pageOf(request));
    return {
      sessions: sessions.map(({ id, createdAt, lastUsedAt, expiresAt }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isCurrent: id === caller.sessionId,
      })),
      total,
    };
  };

/** A full response is about 3.5 MB, below the 8 MiB of a message. The caller continues from the last `ended_at`. */
const ENDED_MAX = 50_000;

/** Lists the session families of all stores that ended at or after `since`, oldest first. */
export const listEndedSessions: BillingHandler<'ListEndedSessions'> =
  ({ db }) =>
  async ({ since }) => {
    const families = await listEndedFamilies(db, asTime('since', since, 'start'), ENDED_MAX);
    return { sessions: families.map(({ familyId, endedAt }) => ({ familyId, endedAt: endedAt.toISOString() })) };
  };

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
    await inTransaction(db, (trx) => endFamiliesOf(trx, customerScope(caller), 'logout', { current: caller.sessionId }));
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
