const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

/** Payment gateways and sessions, the payments that invoices receive, and their reversals. */
export const PAYMENT_TABLES = `
  create table payment_gateway (
    ${SCOPE},
    provider text not null,
    -- The origin of the provider's API; null for the default.
    api_base text,
    -- Enough of the API key to recognize it.
    api_key_hint text not null,
    -- The key with which the secrets are encrypted.
    key_id text not null,
    secrets bytea not null,
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode)
  );
  create index payment_gateway_key on payment_gateway (key_id);

  -- An order or invoice has at most one live session.
  create table payment_session (
    ${SCOPE},
    id uuid not null,
    customer_id uuid not null,
    purpose text not null check (purpose in ('ORDER', 'INVOICE', 'INVOICES')),
    order_id uuid,
    invoice_id uuid,
    -- What several invoices receive, as a list of {invoiceId, number, amount}.
    allocations jsonb,
    checkout_id uuid,
    -- Which keyed request opened a session of several invoices, so that a repetition finds its own session. Null without a key.
    opened_by text,
    provider text not null,
    provider_reference text,
    status text not null check (status in ('PENDING', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED')),
    amount numeric not null check (amount > 0),
    currency text not null,
    -- A payment of another amount than the session's settles nothing and is refunded.
    received_amount numeric check (received_amount > 0),
    received_currency text,
    -- Money received that settles nothing and that the store must refund.
    unapplied_amount numeric not null default 0,
    late_paid_at timestamptz,
    -- The session to which the payment of this ended session was applied.
    settled_by uuid,
    store_name text not null,
    -- The number of the order or invoice.
    payable_number text not null,
    -- What the provider is sent to open the page. Not jsonb, which reorders fields: a repeated request must be identical.
    page_request json,
    -- Null until the provider has returned the page.
    redirect_url text,
    return_url text,
    cancel_url text,
    failure_code text,
    -- When the provider must be asked about the page again.
    check_at timestamptz,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (tenant_id, mode, id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id),
    check (
      (purpose = 'ORDER' and order_id is not null) or (purpose = 'INVOICE' and invoice_id is not null)
      or (purpose = 'INVOICES' and allocations is not null)
    ),
    constraint payment_session_unapplied_amount_check check (unapplied_amount between 0 and coalesce(received_amount, amount))
  );
  -- Gateways identify a session by its ID alone.
  create index payment_session_any_store on payment_session (id);
  create unique index payment_session_live_order on payment_session (tenant_id, mode, order_id)
    where purpose = 'ORDER' and status in ('PENDING', 'PROCESSING');
  create unique index payment_session_live_invoice on payment_session (tenant_id, mode, invoice_id)
    where purpose = 'INVOICE' and status in ('PENDING', 'PROCESSING');
  create index payment_session_live_customer on payment_session (tenant_id, mode, customer_id) where status in ('PENDING', 'PROCESSING');
  create index payment_session_order on payment_session (tenant_id, mode, order_id, created_at desc);
  create index payment_session_invoice on payment_session (tenant_id, mode, invoice_id) where invoice_id is not null;
  create index payment_session_of_invoices on payment_session (tenant_id, mode, customer_id, created_at desc) where purpose = 'INVOICES';
  create index payment_session_checkout on payment_session (tenant_id, mode, checkout_id) where checkout_id is not null;
  create index payment_session_expires on payment_session (expires_at) where status = 'PENDING';
  create index payment_session_check on payment_session (check_at) where check_at is not null;
  create index payment_session_unapplied on payment_session (updated_at) where unapplied_amount > 0;
  create index payment_session_unpaid on payment_session (updated_at)
    where status in ('FAILED', 'EXPIRED', 'CANCELLED') and late_paid_at is null;

  -- A payment can pay several invoices and can be reversed. The money of a session is received once.
  create table payment (
    ${SCOPE},
    id uuid not null,
    customer_id uuid not null,
    currency text not null,
    amount numeric not null check (amount > 0),
    source text not null check (source in ('session', 'recorded', 'credit')),
    -- When the money moved, and when that was recorded.
    paid_at timestamptz(3) not null,
    recorded_at timestamptz not null,
    payment_session_id uuid,
    reference text,
    -- What was reversed of it, also of the part that no invoice received.
    reversed_amount numeric not null default 0 check (reversed_amount between 0 and amount),
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode, id),
    constraint payment_of_session unique (tenant_id, mode, payment_session_id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id)
  );
  create index payment_customer on payment (tenant_id, mode, customer_id, paid_at desc, id desc);
  create index payment_paid on payment (tenant_id, mode, paid_at, id) where source <> 'credit';
  create index payment_updated on payment (updated_at);

  -- The part of a payment that an invoice received.
  create table invoice_payment (
    ${SCOPE},
    invoice_id uuid not null,
    id uuid not null,
    payment_id uuid not null,
    amount numeric not null check (amount > 0),
    reversed_amount numeric not null default 0,
    paid_at timestamptz not null,
    source text not null check (source in ('session', 'recorded', 'credit')),
    payment_session_id uuid,
    reference text,
    primary key (tenant_id, mode, invoice_id, id),
    foreign key (tenant_id, mode, invoice_id) references invoice (tenant_id, mode, id),
    constraint invoice_payment_reversed_amount_check check (reversed_amount between 0 and amount)
  );
  create index invoice_payment_payment on invoice_payment (tenant_id, mode, payment_id);
  create index invoice_payment_session on invoice_payment (tenant_id, mode, payment_session_id) where payment_session_id is not null;
  create unique index invoice_payment_reference on invoice_payment (tenant_id, mode, invoice_id, reference) where reference is not null;

  create table payment_reversal (
    ${SCOPE},
    id uuid not null,
    payment_id uuid not null,
    amount numeric not null check (amount > 0),
    -- How much of each order became due again.
    parts jsonb not null,
    reason text not null check (reason in ('BOUNCED', 'DISPUTE_LOST', 'ERROR')),
    -- The day on which the money was taken back, as the operator gave it.
    reversed_on text not null,
    reference text,
    request_key uuid,
    -- What it moved to the customer's unapplied credit, or took from it.
    credit_change numeric not null,
    -- The reversal that undid this payment, because it had been made from money that was taken back.
    caused_by uuid,
    created_at timestamptz not null,
    primary key (tenant_id, mode, id),
    foreign key (tenant_id, mode, payment_id) references payment (tenant_id, mode, id)
  );
  create index payment_reversal_payment on payment_reversal (tenant_id, mode, payment_id);
  create index payment_reversal_created on payment_reversal (created_at);
  create unique index payment_reversal_reference on payment_reversal (tenant_id, mode, payment_id, reference) where reference is not null;
  create unique index payment_reversal_request on payment_reversal (tenant_id, mode, request_key) where request_key is not null;

  -- Refunds that were made at the gateway without a request of this system, and disputed payments.
  create table gateway_movement (
    ${SCOPE},
    provider text not null,
    -- The gateway's reference of the refund or dispute.
    provider_reference text not null,
    kind text not null check (kind in ('refund', 'dispute')),
    payment_session_id uuid not null,
    amount numeric not null check (amount > 0),
    currency text not null,
    -- The gateway's word, and what it says about the money.
    status text not null,
    state text not null check (state in ('PENDING', 'MOVED', 'REVERSED')),
    reason text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (tenant_id, mode, provider, provider_reference)
  );
  create index gateway_movement_moved on gateway_movement (updated_at) where state = 'MOVED';

  -- The next session of the store takes the first payment without one. The payment is made at due_at, by the store's clock, and its row deleted.
  create table sandbox_payment (
    tenant_id uuid not null,
    mode text not null check (mode = 'sandbox'),
    id uuid not null,
    position bigint generated always as identity,
    outcome text not null check (outcome in ('PAY', 'DECLINE', 'CANCEL')),
    delay_seconds integer not null check (delay_seconds >= 0),
    amount numeric check (amount > 0),
    session_id uuid,
    due_at timestamptz(3),
    created_at timestamptz(3) not null default clock_timestamp(),
    primary key (tenant_id, mode, id),
    constraint sandbox_payment_due_with_session check ((session_id is null) = (due_at is null))
  );
  create index sandbox_payment_queue on sandbox_payment (tenant_id, mode, position) where session_id is null;
  create index sandbox_payment_due on sandbox_payment (due_at) where due_at is not null;
  create index sandbox_payment_session on sandbox_payment (session_id) where session_id is not null;
`;
