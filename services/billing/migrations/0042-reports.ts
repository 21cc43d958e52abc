import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import type { Kysely } from 'kysely';

/** The indexes are built concurrently. */
export const transaction = false;

/** Serves the reports of a period. Its invoices, credit notes, and refunds have indexes by time already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'invoice_voided', 'on invoice (tenant_id, mode, voided_at) where voided_at is not null');
  await createIndexConcurrently(db, 'payment_paid', `on payment (tenant_id, mode, paid_at, id) where source <> 'credit'`);
}
