import { type Kysely, sql } from 'kysely';

/**
 * Allows a priced cart with lines that have no price for the customer, whose totals are then null, and priced lines without a list price.
 * What the previous constraints allowed is still allowed, so existing rows need no check under the lock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table cart
    drop constraint cart_priced_whole,
    add constraint cart_priced_whole check (
      num_nulls(priced_at, price_valid_until) in (0, 2)
      and num_nulls(subtotal, discount_total, gct_amount, total) in (0, 4)
      and (total is null or priced_at is not null)
    ) not valid`,
  `alter table cart_line
    drop constraint cart_line_priced_whole,
    add constraint cart_line_priced_whole check (
      num_nulls(unit_price, price_source, line_subtotal, discount_amount, effective_gct_rate, gct_amount, line_total) in (0, 7)
      and (list_unit_price is null or unit_price is not null)
    ) not valid`,
];
