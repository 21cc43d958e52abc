import { isUuid } from '@storefront/contract';
import { type CustomerScope, ofCustomer } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';

/** A session of a customer that has neither ended nor expired. */
export interface CustomerSession {
  readonly id: string;
  readonly createdAt: Date;
  /** When it began or was last refreshed. */
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

/** Lists a page of the customer's sessions at the time `now`, last used first, and counts them all. */
export async function listCustomerSessions(
  db: Db,
  scope: CustomerScope,
  now: Date,
  page: { limit: number; offset: number },
): Promise<{ sessions: CustomerSession[]; total: number }> {
  const rows = await liveSessions(db, scope, now)
    .select(['id', 'started_at', LAST_USED.as('last_used_at'), 'expires_at'])
    .orderBy(LAST_USED, 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await liveSessions(db, scope, now)
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const sessions = rows.map((row) => ({ id: row.id, createdAt: row.started_at, lastUsedAt: row.last_used_at, expiresAt: row.expires_at }));
  return { sessions, total: Number(total) };
}

/** Whether the customer has this session at the time `now`. */
export async function hasCustomerSession(db: Db, scope: CustomerScope, now: Date, sessionId: string): Promise<boolean> {
  if (!isUuid(sessionId)) return false;
  const row = await liveSessions(db, scope, now).select('id').where('id', '=', sessionId).executeTakeFirst();
  return row !== undefined;
}

const LAST_USED = sql<Date>`coalesce(last_used_at, started_at)`;

const liveSessions = (db: Db, scope: CustomerScope, now: Date) =>
  db.selectFrom('session_family').where(ofCustomer(scope)).where('ended_at', 'is', null).where('expires_at', '>', now);
