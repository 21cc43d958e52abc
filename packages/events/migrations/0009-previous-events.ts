import { type Kysely, sql } from 'kysely';

/**
 * Records when the public event before each one was written, so that a consumer knows whether that one may still be on its way. An event that a process of the previous
 * release writes leaves these times as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(db);
  await sql`alter table event_sequence add column last_at timestamptz(3), add column previous_at timestamptz(3)`.execute(db);
  await sql`alter table outbox add column previous_at timestamptz(3)`.execute(db);
}
