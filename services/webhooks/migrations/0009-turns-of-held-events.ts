import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** The index is built concurrently. */
export const transaction = false;

/** Holds events of other aggregates than orders too, and finds those of each store and aggregate that are due first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table held_event add column if not exists aggregate text not null default 'order'`.execute(db);
  await createIndexConcurrently(db, 'held_event_turns', 'on held_event (tenant_id, mode, aggregate, next_try_at)');
}
