import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** The indexes are built concurrently. */
export const transaction = false;

/** Makes a position in the outbox one of a store. Only the exchange of the primary key locks the table, for milliseconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Processes of the previous release mark events by their position alone. This index is removed when none of them can be left.
  await createIndexConcurrently(db, 'outbox_position', 'on outbox (position)');
  // What is read of all stores is read in the order in which it was created.
  await createIndexConcurrently(db, 'outbox_created', 'on outbox (created_at)');
  const { rows } = await sql`select from pg_constraint where conname = 'outbox_key' and conrelid = 'outbox'::regclass`.execute(db);
  if (rows.length > 0) return;
  await createIndexConcurrently(db, 'outbox_key', 'on outbox (tenant_id, position)', { isUnique: true });
  await sql`alter table outbox drop constraint outbox_pkey, add constraint outbox_key primary key using index outbox_key`.execute(db);
}
