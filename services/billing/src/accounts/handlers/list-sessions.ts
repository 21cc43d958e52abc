import { asTime, customerScope, pageOf } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { listCustomerSessions } from '../store/customer-sessions.ts';
import { listEndedFamilies } from '../store/sessions.ts';

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
    const families = await listEndedFamilies(db, asTime('since', since), ENDED_MAX);
    return { sessions: families.map(({ familyId, endedAt }) => ({ familyId, endedAt: endedAt.toISOString() })) };
  };
