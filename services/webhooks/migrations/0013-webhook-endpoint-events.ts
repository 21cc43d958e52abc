import { type Kysely, sql } from 'kysely';

/** Counts the events about the endpoint of a subscription, which are numbered without gaps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(db);
  await sql`alter table subscription add column last_event_position integer not null default 0`.execute(db);
}
