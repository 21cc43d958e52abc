import { inScope, type Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';

/**
 * The number of the order to which a row of this table belongs. Billing has it from the order's invoice, or from a payment session if the order never had
 * one. Null for sessions that were opened before they had a number.
 */
export function orderNumberOf(scope: Scope, table: 'credit_note' | 'refund'): RawBuilder<string | null> {
  const order = sql.ref(`${table}.order_id`);
  return sql<string | null>`coalesce(
    (select order_number from invoice where ${inScope(scope)} and invoice.order_id = ${order} limit 1),
    (select min(payable_number) from payment_session session
      where ${inScope(scope)} and session.order_id = ${order} and session.purpose = 'ORDER'))`;
}
