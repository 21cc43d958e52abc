import { type Kysely, sql } from 'kysely';

/** Allows an invoice to be voided and replaced by another one of the same order. An order still has at most one that is not voided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table invoice
    add column replaces uuid,
    add column replaced_by uuid,
    -- The order was canceled or expired after the invoice was issued. Older versions did not record it.
    add column order_closed boolean not null default false,
    add constraint invoice_replaced_is_voided check (replaced_by is null or status = 'VOIDED'),
    drop constraint invoice_order_key`,
  `create index invoice_order on invoice (tenant_id, mode, order_id, sequence)`,
  `create unique index invoice_valid on invoice (tenant_id, mode, order_id) where status <> 'VOIDED'`,
  `create unique index invoice_replaces on invoice (tenant_id, mode, replaces) where replaces is not null`,
];
