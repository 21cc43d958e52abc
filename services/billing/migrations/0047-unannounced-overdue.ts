import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import type { Kysely } from 'kysely';

/** The indexes are built concurrently. */
export const transaction = false;

/** Must equal UNANNOUNCED of src/invoices/store/overdue-invoices.ts. */
const UNANNOUNCED = `status = 'OPEN' and (overdue_announced_at is null or due_at - overdue_announced_at >
  case payment_rail when 'CASH_ON_DELIVERY' then interval '-14 days' else interval '0' end)`;

/** Finds the invoices that become overdue: those of all stores by the real time, and those of one store by its clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'invoice_unannounced', `on invoice ((payment_rail = 'CASH_ON_DELIVERY'), due_at) where ${UNANNOUNCED}`);
  await createIndexConcurrently(db, 'invoice_unannounced_of_store', `on invoice (tenant_id, mode, due_at) where ${UNANNOUNCED}`);
}
