const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

/** Credit accounts with their ledger, the payment authorizations of checkouts, and unapplied credit. */
export const CREDIT_TABLES = `
  create table credit_account (
    ${SCOPE},
    customer_id uuid not null,
    currency text not null,
    credit_limit numeric not null check (credit_limit >= 0),
    balance numeric not null default 0 check (balance >= 0),
    held numeric not null default 0 check (held >= 0),
    -- Terms can count from the end of the month.
    terms_basis text not null default 'NET' check (terms_basis in ('NET', 'EOM')),
    terms_days integer not null check (terms_days >= 0),
    on_hold boolean not null default false,
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode, customer_id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id)
  );
  create table credit_entry (
    ${SCOPE},
    customer_id uuid not null,
    sequence bigint generated always as identity,
    kind text not null check (kind in ('hold', 'release', 'post', 'payment', 'void', 'credit_note', 'reversal')),
    amount numeric not null check (amount >= 0),
    balance_change numeric not null,
    held_change numeric not null,
    reference text not null,
    at timestamptz not null default clock_timestamp(),
    primary key (tenant_id, mode, customer_id, sequence),
    foreign key (tenant_id, mode, customer_id) references credit_account (tenant_id, mode, customer_id)
  );

  create table payment_authorization (
    ${SCOPE},
    checkout_id uuid not null,
    status text not null check (status in ('HELD', 'COMMITTED', 'POSTED', 'RELEASED', 'EXPIRED')),
    -- Null only on a tombstone, which is a release that arrived before its authorization.
    customer_id uuid,
    order_id uuid,
    payment_rail text check (payment_rail in ('CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID')),
    amount numeric check (amount >= 0),
    currency text,
    terms_basis text not null default 'NET' check (terms_basis in ('NET', 'EOM')),
    terms_days integer not null default 0,
    expires_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode, checkout_id),
    check (
      status = 'RELEASED'
      or (customer_id is not null and order_id is not null and payment_rail is not null and amount is not null and currency is not null)
    ),
    check ((status = 'HELD') = (expires_at is not null))
  );
  create index payment_authorization_expires on payment_authorization (expires_at) where status = 'HELD';
  create index payment_authorization_ended on payment_authorization (updated_at) where status in ('POSTED', 'RELEASED', 'EXPIRED');

  -- Money of a customer that is not applied to an invoice. Operators apply it to invoices.
  create table unapplied_credit (
    ${SCOPE},
    customer_id uuid not null,
    currency text not null,
    amount numeric not null default 0 check (amount >= 0),
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode, customer_id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id)
  );
  create table unapplied_credit_entry (
    ${SCOPE},
    customer_id uuid not null,
    sequence bigint generated always as identity,
    kind text not null check (kind in ('refund', 'applied', 'payment', 'reversal', 'payout')),
    amount numeric not null check (amount > 0),
    change numeric not null check (abs(change) = amount),
    -- A refund that was moved to the credit, or a payment of an invoice.
    source_id uuid not null,
    reference text not null,
    at timestamptz not null default clock_timestamp(),
    primary key (tenant_id, mode, customer_id, sequence),
    unique (tenant_id, mode, source_id),
    foreign key (tenant_id, mode, customer_id) references unapplied_credit (tenant_id, mode, customer_id)
  );
`;
