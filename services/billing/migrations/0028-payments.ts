import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** The indexes are built concurrently, and the payments of few parts are committed at a time. */
export const transaction = false;

/**
 * Makes payments records of their own, which can pay several invoices and can be reversed. A row of `invoice_payment` becomes the part of a payment that an
 * invoice received.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  for (let last: PartKey | undefined = BEFORE_ALL; last !== undefined;) last = await addPaymentsOfPage(db, last);
  await createIndexConcurrently(db, 'invoice_payment_payment', 'on invoice_payment (tenant_id, mode, payment_id)');
  await createIndexConcurrently(
    db,
    'invoice_payment_session',
    'on invoice_payment (tenant_id, mode, payment_session_id) where payment_session_id is not null',
  );
  // A session may pay several invoices. Its money is received once, which payment_of_session ensures.
  await sql`alter table invoice_payment drop constraint if exists invoice_payment_session_key`.execute(db);
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const STATEMENTS = [
  `create table if not exists payment (
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
  `create index if not exists payment_customer on payment (tenant_id, mode, customer_id, paid_at desc, id desc)`,
  `create index if not exists payment_updated on payment (updated_at)`,

  `create table if not exists payment_reversal (
    ${SCOPE},
    id uuid not null,
    payment_id uuid not null,
    amount numeric not null check (amount > 0),
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
  )`,
  `create index if not exists payment_reversal_payment on payment_reversal (tenant_id, mode, payment_id)`,
  `create index if not exists payment_reversal_created on payment_reversal (created_at)`,
  `create unique index if not exists payment_reversal_reference on payment_reversal (tenant_id, mode, payment_id, reference)
    where reference is not null`,
  `create unique index if not exists payment_reversal_request on payment_reversal (tenant_id, mode, request_key) where request_key is not null`,

  `alter table invoice_payment
    add column if not exists payment_id uuid,
    add column if not exists reversed_amount numeric not null default 0`,
  `alter table invoice_payment
    drop constraint if exists invoice_payment_reversed_amount_check,
    add constraint invoice_payment_reversed_amount_check check (reversed_amount between 0 and amount) not valid`,
  // Processes of the previous release write no payment. This one is removed when none of them can be left.
  `create or replace function payment_of_part() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into payment (tenant_id, mode, id, customer_id, currency, amount, source, paid_at, payment_session_id, reference)
      select new.tenant_id, new.mode, new.id, invoice.customer_id, invoice.currency, new.amount, new.source, new.paid_at,
        new.payment_session_id, new.reference
      from invoice where (invoice.tenant_id, invoice.mode, invoice.id) = (new.tenant_id, new.mode, new.invoice_id);
      new.payment_id := new.id;
      return new;
    end $$`,
  `create or replace trigger payment_of_part before insert on invoice_payment for each row when (new.payment_id is null)
    execute function payment_of_part()`,

  `alter table credit_entry drop constraint credit_entry_kind_check, add constraint credit_entry_kind_check
    check (kind in ('hold', 'release', 'post', 'payment', 'void', 'credit_note', 'reversal')) not valid`,
  `alter table unapplied_credit_entry drop constraint unapplied_credit_entry_kind_check, add constraint unapplied_credit_entry_kind_check
    check (kind in ('refund', 'applied', 'payment', 'reversal')) not valid`,
];

interface PartKey {
  readonly tenant_id: string;
  readonly mode: string;
  readonly invoice_id: string;
  readonly id: string;
}

const NIL = '00000000-0000-0000-0000-000000000000';
const BEFORE_ALL: PartKey = { tenant_id: NIL, mode: '', invoice_id: NIL, id: NIL };
const PARTS_PER_STATEMENT = 1_000;

/** Adds the payments of the parts after `last`, and returns the last one of them; undefined if there are none. */
async function addPaymentsOfPage(db: Kysely<unknown>, last: PartKey): Promise<PartKey | undefined> {
  const { rows } = await sql<PartKey>`
    with page as (
      select * from invoice_payment
      where (tenant_id, mode, invoice_id, id) > (${last.tenant_id}::uuid, ${last.mode}, ${last.invoice_id}::uuid, ${last.id}::uuid)
      order by tenant_id, mode, invoice_id, id limit ${PARTS_PER_STATEMENT}
    ),
    received as (
      insert into payment (tenant_id, mode, id, customer_id, currency, amount, source, paid_at, payment_session_id, reference)
      select page.tenant_id, page.mode, page.id, invoice.customer_id, invoice.currency, page.amount, page.source, page.paid_at,
        page.payment_session_id, page.reference
      from page join invoice on (invoice.tenant_id, invoice.mode, invoice.id) = (page.tenant_id, page.mode, page.invoice_id)
      where page.payment_id is null
    ),
    filled as (
      update invoice_payment part set payment_id = part.id from page
      where (part.tenant_id, part.mode, part.invoice_id, part.id) = (page.tenant_id, page.mode, page.invoice_id, page.id)
        and page.payment_id is null
    )
    select tenant_id, mode, invoice_id, id from page order by tenant_id desc, mode desc, invoice_id desc, id desc limit 1
  `.execute(db);
  return rows[0];
}
