import { type Kysely, sql } from 'kysely';

/** Creates the table of payment sessions. An order or invoice has at most one live session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_session (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      id uuid not null,
      customer_id uuid not null,
      purpose text not null check (purpose in ('ORDER', 'INVOICE')),
      order_id uuid,
      invoice_id uuid,
      checkout_id uuid,
      provider text not null,
      provider_reference text,
      status text not null check (status in ('PENDING', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED')),
      amount numeric not null check (amount > 0),
      currency text not null,
      -- Null until the provider has returned the page.
      redirect_url text,
      return_url text,
      cancel_url text,
      failure_code text,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, mode, id),
      foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id),
      check ((purpose = 'ORDER' and order_id is not null) or (purpose = 'INVOICE' and invoice_id is not null))
    )`.execute(db);
  await sql`
    create unique index payment_session_live_order on payment_session (tenant_id, mode, order_id)
    where purpose = 'ORDER' and status in ('PENDING', 'PROCESSING')`.execute(db);
  await sql`
    create unique index payment_session_live_invoice on payment_session (tenant_id, mode, invoice_id)
    where purpose = 'INVOICE' and status in ('PENDING', 'PROCESSING')`.execute(db);
  await sql`create index payment_session_order on payment_session (tenant_id, mode, order_id, created_at desc)`.execute(db);
  await sql`create index payment_session_checkout on payment_session (tenant_id, mode, checkout_id) where checkout_id is not null`.execute(
    db,
  );
  await sql`create index payment_session_expires on payment_session (expires_at) where status = 'PENDING'`.execute(db);
}
