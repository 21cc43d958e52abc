import { type Kysely, sql } from 'kysely';

/** What gateways notify of: they know a session by its id alone, and money may come for one that has ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index payment_session_id on payment_session (id)`.execute(db);
  await sql`
    alter table payment_session
      add column late_paid_at timestamptz,
      -- Money that came and pays for nothing, so the store owes it back.
      add column unapplied_amount numeric not null default 0 check (unapplied_amount between 0 and amount)`.execute(db);
  await sql`create index payment_session_invoice on payment_session (tenant_id, mode, invoice_id) where invoice_id is not null`.execute(db);
}
