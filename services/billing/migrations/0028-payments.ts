import { type Kysely, sql } from 'kysely';

/**
 * Makes payments records of their own, which can pay several invoices and can be reversed. A row of `invoice_payment` becomes the part of a payment that an
 * invoice received.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const STATEMENTS = [
  `create table payment (
    ${SCOPE},
    id uuid not null,
    customer_id uuid not null,
    currency text not null,
    amount numeric not null check (amount > 0),
    source text not null check (source in ('session', 'recorded', 'credit')),
    paid_at timestamptz not null,
    payment_session_id uuid,
    reference text,
    -- What was reversed of it, also of the part that no invoice received.
    reversed_amount numeric not null default 0 check (reversed_amount between 0 and amount),
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode, id),
    constraint payment_of_session unique (tenant_id, mode, payment_session_id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id)
  )`,
  `create index payment_customer on payment (tenant_id, mode, customer_id, paid_at desc, id desc)`,
  `create index payment_updated on payment (updated_at)`,

  `create table payment_reversal (
    ${SCOPE},
    id uuid not null,
    payment_id uuid not null,
    amount numeric not null check (amount > 0),
    reason text not null check (reason in ('BOUNCED', 'DISPUTE_LOST', 'ERROR')),
    -- The day on which the money was taken back, as the operator gave it.
    reversed_on date not null,
    reference text,
    request_key uuid,
    -- What it moved to the customer's unapplied credit, or took from it.
    credit_change numeric not null,
    -- The reversal that undid this payment, because it had been made from money that was taken back.
    caused_by uuid,
    created_at timestamptz not null,
    primary key (tenant_id, mode, id),
    foreign key (tenant_id, mode, payment_id) references payment (tenant_id, mode, id)
  )`,
  `create index payment_reversal_payment on payment_reversal (tenant_id, mode, payment_id)`,
  `create index payment_reversal_created on payment_reversal (created_at)`,
  `create unique index payment_reversal_reference on payment_reversal (tenant_id, mode, payment_id, reference) where reference is not null`,
  `create unique index payment_reversal_request on payment_reversal (tenant_id, mode, payment_id, request_key) where request_key is not null`,

  // A session may pay several invoices. Its money is received once, which payment_of_session ensures.
  `alter table invoice_payment
    add column payment_id uuid,
    add column reversed_amount numeric not null default 0 check (reversed_amount between 0 and amount),
    drop constraint invoice_payment_session_key`,
  `insert into payment (tenant_id, mode, id, customer_id, currency, amount, source, paid_at, payment_session_id, reference)
    select part.tenant_id, part.mode, part.id, invoice.customer_id, invoice.currency, part.amount, part.source, part.paid_at,
      part.payment_session_id, part.reference
    from invoice_payment part
    join invoice on (invoice.tenant_id, invoice.mode, invoice.id) = (part.tenant_id, part.mode, part.invoice_id)`,
  `update invoice_payment set payment_id = id`,
  `alter table invoice_payment alter column payment_id set not null`,
  `create index invoice_payment_payment on invoice_payment (tenant_id, mode, payment_id)`,
  `create index invoice_payment_session on invoice_payment (tenant_id, mode, payment_session_id) where payment_session_id is not null`,
  // Processes of the previous release write no payment. This one is removed when none of them can be left.
  `create function payment_of_part() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into payment (tenant_id, mode, id, customer_id, currency, amount, source, paid_at, payment_session_id, reference)
      select new.tenant_id, new.mode, new.id, invoice.customer_id, invoice.currency, new.amount, new.source, new.paid_at,
        new.payment_session_id, new.reference
      from invoice where (invoice.tenant_id, invoice.mode, invoice.id) = (new.tenant_id, new.mode, new.invoice_id);
      new.payment_id := new.id;
      return new;
    end $$`,
  `create trigger payment_of_part before insert on invoice_payment for each row when (new.payment_id is null)
    execute function payment_of_part()`,

  `alter table credit_entry drop constraint credit_entry_kind_check`,
  `alter table credit_entry add constraint credit_entry_kind_check
    check (kind in ('hold', 'release', 'post', 'payment', 'void', 'credit_note', 'reversal'))`,
  `alter table unapplied_credit_entry drop constraint unapplied_credit_entry_kind_check`,
  `alter table unapplied_credit_entry add constraint unapplied_credit_entry_kind_check
    check (kind in ('refund', 'applied', 'payment', 'reversal'))`,
];
