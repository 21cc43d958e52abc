import { type Kysely, sql } from 'kysely';

/**
 * Adds the canceled, credited, and returned quantities of lines, and extends returns to all corrections of an order. A row of the previous release has no
 * `quantities`, and is finished once a sweep has written them to its lines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table order_line
    add column cancelled_quantity numeric not null default 0,
    add column credited_quantity numeric not null default 0,
    add column returned_quantity numeric not null default 0`,
  `alter table order_return add column quantities jsonb, add column finished_at timestamptz(3)`,
  `alter table sales_order drop constraint sales_order_payment_status_check`,
  `alter table sales_order add constraint sales_order_payment_status_check check (
    payment_status in ('UNPAID', 'PAID', 'ON_ACCOUNT', 'CREDITED', 'REFUND_PENDING', 'REFUND_FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED')) not valid`,
];
