import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** An index is built concurrently. */
export const transaction = false;

/**
 * Creates the accounts of customers and their entries, which statements show, and adds when money was recorded, apart from when it moved. Rows of earlier
 * releases do not say it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await createIndexConcurrently(db, 'refund_customer', 'on refund (tenant_id, mode, customer_id)');
}

const KEY = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live')), customer_id uuid not null`;

const STATEMENTS = [
  `alter table payment add column if not exists recorded_at timestamptz`,
  // Processes of the previous release record payments when they insert them.
  `alter table payment alter column recorded_at set default now()`,
  `alter table refund add column if not exists succeeded_at timestamptz`,
  // How much of each order a reversal made due again. Before, each payment belonged to one order.
  `alter table payment_reversal add column if not exists parts jsonb`,
  `alter table unapplied_credit_entry drop constraint unapplied_credit_entry_kind_check, add constraint unapplied_credit_entry_kind_check
    check (kind in ('refund', 'applied', 'payment', 'reversal', 'payout')) not valid`,
  `create table if not exists customer_account (
    ${KEY},
    last_position bigint not null default 0,
    balance numeric not null default 0,
    -- Further entries have this date, YYYY-MM-DD, or a later one, so that no statement that was shown changes.
    open_from text not null default '',
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode, customer_id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id)
  )`,
  `create table if not exists account_entry (
    ${KEY},
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
  )`,
  `create index if not exists customer_account_updated on customer_account (updated_at)`,
  `create index if not exists account_entry_date on account_entry (tenant_id, mode, customer_id, date, position)`,
];
