import { type Kysely, sql } from 'kysely';

/** Adds the payment statuses of refunds, the version of the last applied refund totals, and returns that are put back into stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `set local lock_timeout = '5s'`,
  `alter table sales_order drop constraint sales_order_payment_status_check`,
  // Existing rows satisfied the narrower constraint, so they are not read again.
  `alter table sales_order add constraint sales_order_payment_status_check check (
    payment_status in ('UNPAID', 'PAID', 'ON_ACCOUNT', 'REFUND_PENDING', 'REFUND_FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED')) not valid`,
  `alter table sales_order add column refund_revision integer not null default 0`,
  // A return is pending until restocked_at is set; see src/returns/complete-return.ts.
  `create table order_return (
    tenant_id uuid not null,
    mode text not null check (mode in ('sandbox', 'live')),
    order_id uuid not null,
    id uuid not null,
    request jsonb not null,
    restocked_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    lease_until timestamptz not null,
    primary key (tenant_id, mode, order_id, id),
    foreign key (tenant_id, mode, order_id) references sales_order (tenant_id, mode, id)
  )`,
  `create index order_return_pending on order_return (lease_until) where restocked_at is null`,
];
