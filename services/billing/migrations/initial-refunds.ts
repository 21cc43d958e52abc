const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

/** Refunds, and those that the sandbox gateway remembers. */
export const REFUND_TABLES = `
  create table refund (
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
    created_at timestamptz(3) not null,
    updated_at timestamptz not null,
    settled_at timestamptz,
    succeeded_at timestamptz,
    primary key (tenant_id, mode, id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id),
    check (method <> 'GATEWAY' or payment_session_id is not null),
    check (payment_id is not null or payment_session_id is not null),
    check (replaced_by is null or status = 'FAILED'),
    check ((status = 'PENDING') = (settled_at is null))
  );
  create index refund_due on refund (next_attempt_at) where status = 'PENDING' and method = 'GATEWAY';
  create index refund_customer on refund (tenant_id, mode, customer_id);
  create index refund_order on refund (tenant_id, mode, order_id);
  create index refund_payment on refund (tenant_id, mode, payment_id) where payment_id is not null;
  create index refund_session on refund (tenant_id, mode, payment_session_id) where payment_session_id is not null;
  create index refund_credit_note on refund (tenant_id, mode, credit_note_id) where credit_note_id is not null;
  create index refund_created on refund (tenant_id, mode, created_at desc, id desc);
  create index refund_updated on refund (updated_at);
  create index refund_unsettled on refund (updated_at) where status <> 'SUCCEEDED' and replaced_by is null;

  -- What the sandbox gateway remembers, as any gateway does.
  create table sandbox_refund (
    tenant_id uuid not null,
    mode text not null default 'sandbox' check (mode = 'sandbox'),
    id uuid not null,
    session_id uuid not null,
    amount numeric not null,
    currency text not null,
    status text not null check (status in ('PENDING', 'SUCCEEDED', 'FAILED')),
    failure_code text,
    created_at timestamptz not null,
    -- When the gateway changes the status and sends its next notification; null if none follows.
    notify_at timestamptz,
    constraint sandbox_refund_key primary key (tenant_id, mode, id)
  );
  create index sandbox_refund_notify on sandbox_refund (notify_at) where notify_at is not null;
`;
