import { type Kysely, sql } from 'kysely';

/**
 * Numbers all public events of an aggregate. Its last position is the sum of both counters, so that those of existing aggregates go on after their last sequence, and
 * an event that a process of the previous release writes takes a position too, without knowing it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(db);
  await sql`alter table event_sequence add column unsequenced bigint not null default 0`.execute(db);
  await sql`alter table outbox add column aggregate_position bigint`.execute(db);
}
