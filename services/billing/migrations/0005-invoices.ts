import { type Kysely, sql } from 'kysely';

/** Creates the tables of invoices, which are frozen when issued, their payments, and the counter that numbers them without gaps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoice_counter (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      last_sequence bigint not null,
      primary key (tenant_id, mode)
    )`.execute(db);
  await sql`
    create table invoice (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      id uuid not null,
      sequence bigint not null,
      number text not null,
      status text not null check (status in ('OPEN', 'PAID', 'VOIDED')),
      customer_id uuid not null,
      order_id uuid not null,
      order_number text not null,
      checkout_id uuid not null,
      payment_rail text not null check (payment_rail in ('CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID')),
      currency text not null,
      subtotal numeric not null,
      discount_total numeric not null,
      shipping_amount numeric not null,
      gct_amount numeric not null,
      total numeric not null,
      amount_paid numeric not null check (amount_paid >= 0),
      amount_due numeric not null check (amount_due >= 0),
      tax_breakdown jsonb not null,
      seller jsonb not null,
      buyer jsonb not null,
      issued_at timestamptz not null,
      due_at timestamptz not null,
      voided_at timestamptz,
      updated_at timestamptz not null default now(),
      primary key (tenant_id, mode, id),
      constraint invoice_sequence_key unique (tenant_id, mode, sequence),
      constraint invoice_number_key unique (tenant_id, mode, number),
      constraint invoice_order_key unique (tenant_id, mode, order_id),
      foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id),
      check ((status = 'VOIDED') = (voided_at is not null)),
      check (status <> 'PAID' or amount_due = 0)
    )`.execute(db);
  await sql`create index invoice_customer on invoice (tenant_id, mode, customer_id, issued_at desc, id desc)`.execute(db);
  await sql`create index invoice_open on invoice (tenant_id, mode, customer_id, due_at) where status = 'OPEN'`.execute(db);
  await sql`
    create table invoice_line (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      invoice_id uuid not null,
      position integer not null,
      sku text not null,
      description text not null,
      quantity numeric not null,
      base_uom text not null,
      order_uom text,
      order_quantity numeric,
      unit_price numeric not null,
      line_subtotal numeric not null,
      discount_amount numeric not null,
      effective_gct_rate numeric not null,
      gct_amount numeric not null,
      line_total numeric not null,
      primary key (tenant_id, mode, invoice_id, position),
      foreign key (tenant_id, mode, invoice_id) references invoice (tenant_id, mode, id)
    )`.execute(db);
  await sql`
    create table invoice_payment (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      invoice_id uuid not null,
      id uuid not null,
      amount numeric not null check (amount > 0),
      paid_at timestamptz not null,
      source text not null check (source in ('session', 'recorded')),
      payment_session_id uuid,
      primary key (tenant_id, mode, invoice_id, id),
      constraint invoice_payment_session_key unique (tenant_id, mode, payment_session_id),
      foreign key (tenant_id, mode, invoice_id) references invoice (tenant_id, mode, id)
    )`.execute(db);
  // Orders that closed before their confirmation was received. Their invoice is voided as soon as it is issued.
  await sql`
    create table closed_order (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      order_id uuid not null,
      closed_at timestamptz not null default now(),
      primary key (tenant_id, mode, order_id)
    )`.execute(db);
}
