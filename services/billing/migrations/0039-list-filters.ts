import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** The indexes are built concurrently. */
export const transaction = false;

/**
 * Serves the lists of a customer: their credit notes, their invoices by what was refunded, and the text by which invoices are found. Earlier releases do not write
 * that text: the lines of their invoices are read instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice add column if not exists search_text text`.execute(db);
  await createIndexConcurrently(db, 'credit_note_of_customer', 'on credit_note (tenant_id, mode, customer_id, issued_at desc, id desc)');
  await createIndexConcurrently(db, 'refund_of_customer', 'on refund (tenant_id, mode, customer_id) where payment_id is not null');
}
