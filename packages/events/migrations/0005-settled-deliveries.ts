import { type Kysely, sql } from 'kysely';

/** Stores which delivery of an event consumer is settled, so that events of other consumers are not taken for lost ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(db);
  await sql`alter table consumer_position add column settled_delivery bigint`.execute(db);
}
