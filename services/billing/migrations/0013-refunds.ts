import { type Kysely, sql } from 'kysely';

/** Creates the tables of refunds, credit notes, and customers' unapplied money. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const STATEMENTS = [
  // What credit notes took off the amount due; what they returned of payments is in their refunds.
  `alter table invoice add column amount_credited numeric not null default 0 check (amount_credited >= 0)`,
  `alter table invoice_payment add column reference text`,
  `alter table invoice_payment drop constraint invoice_payment_source_check`,
  `alter table invoice_payment add constraint invoice_payment_source_check check (source in ('session', 'recorded', 'credit'))`,
  `create unique index invoice_payment_reference on invoice_payment (tenant_id, mode, invoice_id, reference) where reference is not null`,
  `alter table credit_entry drop constraint credit_entry_kind_check`,
  `alter table credit_entry add constraint credit_entry_kind_check
    check (kind in ('hold', 'release', 'post', 'payment', 'void', 'credit_note'))`,
  // Payments of orders that were closed before their invoice was issued pay for nothing. A sweep finds them.
  `update payment_session session set unapplied_amount = amount from closed_order closed
    where (closed.tenant_id, closed.mode, closed.order_id) = (session.tenant_id, session.mode, session.order_id)
      and session.purpose = 'ORDER' and (session.status = 'PAID' or session.late_paid_at is not null) and session.unapplied_amount = 0
      and not exists (
        select from invoice_payment payment where (payment.tenant_id, payment.mode, payment.payment_session_id)
          = (session.tenant_id, session.mode, session.id))`,
  `create index payment_session_unapplied on payment_session (updated_at) where unapplied_amount > 0`,

  `create table credit_note_counter (
    ${SCOPE},
    last_sequence bigint not null,
    primary key (tenant_id, mode)
  )`,
  `create table credit_note (
    ${SCOPE},
    id uuid not null,
    sequence bigint not null,
    number text not null,
    customer_id uuid not null,
    invoice_id uuid not null,
    order_id uuid not null,
    currency text not null,
    net_amount numeric not null check (net_amount >= 0),
    gct_amount numeric not null check (gct_amount >= 0),
    total numeric not null check (total > 0),
    -- The part that reduced the amount due. The rest is in refunds.
    due_reduction numeric not null check (due_reduction between 0 and total),
    tax_breakdown jsonb not null,
    lines jsonb not null,
    reason text,
    -- Identifies the request, so that a repeated one issues nothing.
    request_key text,
    issued_at timestamptz not null,
    primary key (tenant_id, mode, id),
    constraint credit_note_sequence_key unique (tenant_id, mode, sequence),
    constraint credit_note_number_key unique (tenant_id, mode, number),
    foreign key (tenant_id, mode, invoice_id) references invoice (tenant_id, mode, id),
    check (total = net_amount + gct_amount)
  )`,
  `create unique index credit_note_request on credit_note (tenant_id, mode, order_id, request_key) where request_key is not null`,
  `create index credit_note_invoice on credit_note (tenant_id, mode, invoice_id)`,
  `create index credit_note_issued on credit_note (tenant_id, mode, issued_at desc, id desc)`,
  `create index credit_note_updated on credit_note (issued_at)`,

  `create table refund (
    ${SCOPE},
    id uuid not null,
    customer_id uuid not null,
    order_id uuid not null,
    invoice_id uuid,
    -- The refunded payment of the invoice; null for money that no invoice received.
    payment_id uuid,
    payment_session_id uuid,
    credit_note_id uuid,
    method text not null check (method in ('GATEWAY', 'BY_HAND', 'CREDIT')),
    status text not null check (status in ('PENDING', 'SUCCEEDED', 'FAILED')),
    amount numeric not null check (amount > 0),
    currency text not null,
    -- True if the order was already paid by other money, so that its payment status does not change.
    is_overpayment boolean not null default false,
    provider_reference text,
    reference text,
    failure_code text,
    request_key text,
    -- Increases with every change. The sum over an order's refunds is the version of their summary.
    revision integer not null default 1,
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    -- The refund that replaced this failed one.
    replaced_by uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    settled_at timestamptz,
    primary key (tenant_id, mode, id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id),
    check (method <> 'GATEWAY' or payment_session_id is not null),
    check (payment_id is not null or payment_session_id is not null),
    check (replaced_by is null or status = 'FAILED'),
    check ((status = 'PENDING') = (settled_at is null))
  )`,
  `create unique index refund_id on refund (id)`,
  `create index refund_due on refund (next_attempt_at) where status = 'PENDING' and method = 'GATEWAY'`,
  `create index refund_order on refund (tenant_id, mode, order_id)`,
  `create index refund_payment on refund (tenant_id, mode, payment_id) where payment_id is not null`,
  `create index refund_session on refund (tenant_id, mode, payment_session_id) where payment_session_id is not null`,
  `create index refund_credit_note on refund (tenant_id, mode, credit_note_id) where credit_note_id is not null`,
  `create index refund_created on refund (tenant_id, mode, created_at desc, id desc)`,
  `create index refund_updated on refund (updated_at)`,
  `create index refund_unsettled on refund (updated_at) where status <> 'SUCCEEDED' and replaced_by is null`,

  // Money of a customer that pays for nothing yet. Operators apply it to invoices.
  `create table unapplied_credit (
    ${SCOPE},
    customer_id uuid not null,
    currency text not null,
    amount numeric not null default 0 check (amount >= 0),
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode, customer_id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id)
  )`,
  `create table unapplied_credit_entry (
    ${SCOPE},
    customer_id uuid not null,
    sequence bigint generated always as identity,
    kind text not null check (kind in ('refund', 'applied')),
    amount numeric not null check (amount > 0),
    change numeric not null check (abs(change) = amount),
    -- A refund that was moved to the credit, or a payment of an invoice.
    source_id uuid not null,
    reference text not null,
    at timestamptz not null default clock_timestamp(),
    primary key (tenant_id, mode, customer_id, sequence),
    unique (tenant_id, mode, source_id),
    foreign key (tenant_id, mode, customer_id) references unapplied_credit (tenant_id, mode, customer_id)
  )`,
  // What the sandbox gateway remembers, as any gateway does.
  `create table sandbox_refund (
    id uuid primary key,
    session_id uuid not null,
    amount numeric not null,
    currency text not null,
    status text not null check (status in ('PENDING', 'SUCCEEDED', 'FAILED')),
    failure_code text,
    created_at timestamptz not null,
    -- When the gateway changes the status and sends its next notification; null if none follows.
    notify_at timestamptz
  )`,
  `create index sandbox_refund_notify on sandbox_refund (notify_at) where notify_at is not null`,
];
