import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** The index is built concurrently. */
export const transaction = false;

/** Marks customers whose accounts are being closed, and finds their live payment sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer add column if not exists closing_id uuid, add column if not exists closing_until timestamptz`.execute(db);
  await createIndexConcurrently(
    db,
    'payment_session_live_customer',
    `on payment_session (tenant_id, mode, customer_id) where status in ('PENDING', 'PROCESSING')`,
  );
}
