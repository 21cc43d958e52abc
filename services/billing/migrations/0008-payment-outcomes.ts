import { type Kysely, sql } from 'kysely';

/** Supports notifications of payment gateways, which identify a session by its ID alone and can report money for one that has ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index payment_session_id on payment_session (id)`.execute(db);
  await sql`
    alter table payment_session
      add column late_paid_at timestamptz,
      -- Money received that pays for nothing and that the store must refund.
      add column unapplied_amount numeric not null default 0 check (unapplied_amount between 0 and amount)`.execute(db);
  await sql`create index payment_session_invoice on payment_session (tenant_id, mode, invoice_id) where invoice_id is not null`.execute(db);
}
