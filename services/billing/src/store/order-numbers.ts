import { type RawBuilder, sql } from 'kysely';

/**
 * The number of the order to which a row of this table belongs. Billing has it from the order's invoice, or from a payment session if the order never had
 * one. Null for sessions that were opened before they had a number.
 */
export function orderNumberOf(table: 'credit_note' | 'refund'): RawBuilder<string | null> {
  const order = sql`(${sql.ref(`${table}.tenant_id`)}, ${sql.ref(`${table}.mode`)}, ${sql.ref(`${table}.order_id`)})`;
  return sql<string | null>`coalesce(
    (select order_number from invoice where (invoice.tenant_id, invoice.mode, invoice.order_id) = ${order} limit 1),
    (select min(payable_number) from payment_session session
      where (session.tenant_id, session.mode, session.order_id) = ${order} and session.purpose = 'ORDER'))`;
}
