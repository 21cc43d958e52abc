const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

/** Must equal UNANNOUNCED of src/invoices/store/overdue-invoices.ts. */
const UNANNOUNCED = `status = 'OPEN' and overdue_announced_at is null`;

/** Sellers, invoices, which are frozen when issued, and credit notes. */
export const INVOICE_TABLES = `
  -- Never changed and never removed: invoices refer to a logo by its hash for as long as they exist.
  create table seller_logo (
    ${SCOPE},
    hash text not null,
    content bytea not null,
    created_at timestamptz not null default now(),
    primary key (tenant_id, mode, hash)
  );
  create table seller (
    ${SCOPE},
    legal_name text,
    tax_number text,
    tax_number_label text,
    tax_label text,
    address jsonb,
    contact_email text,
    contact_phone text,
    logo_hash text,
    paper text check (paper in ('a4', 'letter')),
    invoice_note text,
    invoice_prefix text not null,
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode),
    foreign key (tenant_id, mode, logo_hash) references seller_logo (tenant_id, mode, hash)
  );

  -- Numbers invoices without gaps.
  create table invoice_counter (
    ${SCOPE},
    last_sequence bigint not null,
    primary key (tenant_id, mode)
  );
  create table invoice (
    ${SCOPE},
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
    -- What credit notes took off the amount due; what they returned of payments is in their refunds.
    amount_credited numeric not null default 0 check (amount_credited >= 0),
    amount_due numeric not null check (amount_due >= 0),
    tax_breakdown jsonb not null,
    -- The copies of the seller and of the settings of documents.
    seller jsonb not null,
    print jsonb not null,
    buyer jsonb not null,
    note text,
    logo_hash text,
    -- The text by which a customer's list finds the invoice.
    search_text text not null,
    terms_basis text not null,
    terms_days integer not null,
    issued_at timestamptz(3) not null,
    due_at timestamptz not null,
    voided_at timestamptz,
    -- The dates of the document, in the time zone of its store.
    time_zone text not null,
    issued_on text not null,
    due_on text not null,
    voided_on text,
    overdue_announced_at timestamptz,
    replaces uuid,
    replaced_by uuid,
    -- The order was canceled or expired after the invoice was issued.
    order_closed boolean not null default false,
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode, id),
    constraint invoice_sequence_key unique (tenant_id, mode, sequence),
    constraint invoice_number_key unique (tenant_id, mode, number),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id),
    foreign key (tenant_id, mode, logo_hash) references seller_logo (tenant_id, mode, hash),
    check ((status = 'VOIDED') = (voided_at is not null)),
    check (status <> 'PAID' or amount_due = 0),
    constraint invoice_replaced_is_voided check (replaced_by is null or status = 'VOIDED')
  );
  create index invoice_order on invoice (tenant_id, mode, order_id, sequence);
  -- An order has at most one invoice that is not voided, and an invoice has at most one replacement.
  create unique index invoice_valid on invoice (tenant_id, mode, order_id) where status <> 'VOIDED';
  create unique index invoice_replaces on invoice (tenant_id, mode, replaces) where replaces is not null;
  create index invoice_customer on invoice (tenant_id, mode, customer_id, issued_at desc, id desc);
  create index invoice_open on invoice (tenant_id, mode, customer_id, due_at) where status = 'OPEN';
  -- Serves the operators' lists and the reports of a period.
  create index invoice_issued on invoice (tenant_id, mode, issued_at desc, id desc);
  -- The few open ones among all, and those that operators find by the beginning of a number.
  create index invoice_open_of_store on invoice (tenant_id, mode, issued_at desc, id desc) where status = 'OPEN';
  create index invoice_by_number on invoice (tenant_id, mode, lower(number) text_pattern_ops);
  create index invoice_by_purchase_order on invoice (tenant_id, mode, lower(print ->> 'purchaseOrderNumber') text_pattern_ops, id);
  create index invoice_voided on invoice (tenant_id, mode, voided_at) where voided_at is not null;
  -- The invoices that become overdue: those of all stores by the real time, and those of one store by its clock.
  create index invoice_unannounced on invoice ((payment_rail = 'CASH_ON_DELIVERY'), due_at) where ${UNANNOUNCED};
  create index invoice_unannounced_of_store on invoice (tenant_id, mode, due_at) where ${UNANNOUNCED};
  -- The invoices that changed since a check.
  create index invoice_updated on invoice (updated_at);

  create table invoice_line (
    ${SCOPE},
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
  );

  -- Orders that closed before their confirmation was received. Their invoice is voided as soon as it is issued.
  create table closed_order (
    ${SCOPE},
    order_id uuid not null,
    closed_at timestamptz not null default now(),
    primary key (tenant_id, mode, order_id)
  );

  create table credit_note_counter (
    ${SCOPE},
    last_sequence bigint not null,
    primary key (tenant_id, mode)
  );
  create table credit_note (
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
    -- What was credited of each line and of the shipping.
    parts jsonb not null,
    reason text,
    -- Identifies the request, so that a repeated one issues nothing.
    request_key text,
    issued_at timestamptz(3) not null,
    issued_on text not null,
    primary key (tenant_id, mode, id),
    constraint credit_note_sequence_key unique (tenant_id, mode, sequence),
    constraint credit_note_number_key unique (tenant_id, mode, number),
    foreign key (tenant_id, mode, invoice_id) references invoice (tenant_id, mode, id),
    check (total = net_amount + gct_amount)
  );
  create unique index credit_note_request on credit_note (tenant_id, mode, order_id, request_key) where request_key is not null;
  create index credit_note_invoice on credit_note (tenant_id, mode, invoice_id);
  create index credit_note_issued on credit_note (tenant_id, mode, issued_at desc, id desc);
  create index credit_note_by_number on credit_note (tenant_id, mode, lower(number) text_pattern_ops);
  create index credit_note_updated on credit_note (issued_at);
  create index credit_note_of_customer on credit_note (tenant_id, mode, customer_id, issued_at desc, id desc);
`;
