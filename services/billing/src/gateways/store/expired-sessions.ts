import { inRounds, type Scope } from '@storefront/db';
import { dueByStoreClock } from '@storefront/store-clock';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import { UNCONFIRMED_EXPIRY_MS } from '../domain/next-check.ts';

type SessionKey = Scope & { readonly sessionId: string };

/** The page size. The rest is listed by the next call. */
const EXPIRED_MAX = 500;

/**
 * Lists the sessions of all stores that were not paid in time, by `now` or by a clock of the store that is ahead of it, except those in `skipped`. The sandbox gateway,
 * which has these clocks, is never polled.
 */
export async function listExpiredSessions(db: Db, now: Date, skipped: readonly string[]): Promise<readonly SessionKey[]> {
  const due = sql`
    select payment_session.tenant_id as "tenantId", payment_session.mode, payment_session.id as "sessionId", payment_session.expires_at as due_at
    from ${dueByStoreClock('payment_session', 'expires_at', sql`${now}::timestamptz`)}
    where payment_session.status = 'PENDING'
      -- A payment that is due before the expiry is made first.
      and not exists (
        select from sandbox_payment p where p.tenant_id = payment_session.tenant_id and p.session_id = payment_session.id
          and p.due_at < payment_session.expires_at)
      and payment_session.id <> all (${skipped}::uuid[])
    union all
    select tenant_id, mode, id, expires_at from payment_session
    where status = 'PENDING' and expires_at <= ${now}
      -- A gateway that is polled reports the end of its session, unless it has not responded for long.
      and (check_at is null or expires_at <= ${new Date(now.getTime() - UNCONFIRMED_EXPIRY_MS)})
      and id <> all (${skipped}::uuid[])`;
  return (await inRounds<SessionKey>({ due, columns: ['sessionId'], limit: EXPIRED_MAX }).execute(db)).rows;
}
