import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** An index is built concurrently. */
export const transaction = false;

/** Lets a payment session pay several invoices. Its allocations are a JSON list of `{invoiceId, number, amount}`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_session add column if not exists allocations jsonb`.execute(db);
  await sql`
    alter table payment_session
      drop constraint payment_session_purpose_check,
      add constraint payment_session_purpose_check check (purpose in ('ORDER', 'INVOICE', 'INVOICES')) not valid,
      drop constraint payment_session_check,
      add constraint payment_session_check check (
        (purpose = 'ORDER' and order_id is not null) or (purpose = 'INVOICE' and invoice_id is not null)
        or (purpose = 'INVOICES' and allocations is not null)) not valid`.execute(db);
  await createIndexConcurrently(
    db,
    'payment_session_of_invoices',
    `on payment_session (tenant_id, mode, customer_id, created_at desc) where purpose = 'INVOICES'`,
  );
}
