import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** The indexes are built concurrently. */
export const transaction = false;

/** Allows an invoice to be voided and replaced by another one of the same order. An order still has at most one that is not voided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await createIndexConcurrently(db, 'invoice_order', 'on invoice (tenant_id, mode, order_id, sequence)');
  await createIndexConcurrently(db, 'invoice_valid', `on invoice (tenant_id, mode, order_id) where status <> 'VOIDED'`, { isUnique: true });
  await createIndexConcurrently(db, 'invoice_replaces', 'on invoice (tenant_id, mode, replaces) where replaces is not null', {
    isUnique: true,
  });
  await sql`alter table invoice drop constraint if exists invoice_order_key`.execute(db);
}

const STATEMENTS = [
  `alter table invoice
    add column if not exists replaces uuid,
    add column if not exists replaced_by uuid,
    -- The order was canceled or expired after the invoice was issued. Older versions did not record it.
    add column if not exists order_closed boolean not null default false`,
  `alter table invoice
    drop constraint if exists invoice_replaced_is_voided,
    add constraint invoice_replaced_is_voided check (replaced_by is null or status = 'VOIDED') not valid`,
];
