const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

/** The accounts of customers and their entries, which statements show. */
export const STATEMENT_TABLES = `
  create table customer_account (
    ${SCOPE},
    customer_id uuid not null,
    last_position bigint not null default 0,
    balance numeric not null default 0,
    -- Further entries have this date, YYYY-MM-DD, or a later one, so that no statement that was shown changes.
    open_from text not null default '',
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode, customer_id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id)
  );
  create index customer_account_updated on customer_account (updated_at);

  create table account_entry (
    ${SCOPE},
    customer_id uuid not null,
    position bigint not null,
    date text not null,
    kind text not null check (kind in ('INVOICE', 'VOID', 'CREDIT_NOTE', 'PAYMENT', 'REVERSAL', 'REFUND', 'RETURNED_REFUND', 'PAYOUT')),
    -- The document, payment, session, reversal, or refund that the entry records.
    source_id uuid not null,
    order_id uuid,
    invoice_id uuid,
    number text,
    reference text,
    description text not null,
    -- Positive for a debit.
    amount numeric not null,
    balance numeric not null,
    primary key (tenant_id, mode, customer_id, position),
    constraint account_entry_source unique (tenant_id, mode, customer_id, kind, source_id),
    foreign key (tenant_id, mode, customer_id) references customer_account (tenant_id, mode, customer_id)
  );
  create index account_entry_date on account_entry (tenant_id, mode, customer_id, date, position);
`;
