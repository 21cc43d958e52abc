import { customerScope, pageOf } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { listCustomerSessions } from '../store/customer-sessions.ts';

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
