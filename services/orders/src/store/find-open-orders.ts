import { type CustomerScope, ofCustomer } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus } from '../domain/order-status.ts';
import type { PaymentStatus } from '../domain/payment.ts';
import type { Database, Db } from './schema.ts';

/** The reasons that the account of a customer stays open. */
export interface OpenOrders {
  /** An order that is neither delivered nor closed. */
  readonly hasOpenOrder: boolean;
  /** A closed order that was paid, and whose refund billing may not know of yet. */
  readonly awaitsRefund: boolean;
  /** A checkout that can still place an order. */
  readonly hasCheckout: boolean;
}

const OPEN: readonly OrderStatus[] = ['PENDING_PAYMENT', 'CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED'];
const AWAITING_REFUND: PaymentStatus = 'REFUND_PENDING';

/** Finds what keeps the account of a customer open. */
export async function findOpenOrders(db: Db, scope: CustomerScope): Promise<OpenOrders> {
  const anyOf = (table: keyof Database, condition: RawBuilder<unknown>) =>
    sql`exists (select from ${sql.table(table)} where ${ofCustomer(scope)} and ${condition})`;
  const { rows } = await sql<OpenOrders>`
    select
      ${anyOf('checkout', sql`finished_at is null`)} as "hasCheckout",
      ${anyOf('sales_order', sql`status = any(${OPEN}::text[])`)} as "hasOpenOrder",
      ${anyOf('sales_order', sql`payment_status = ${AWAITING_REFUND}`)} as "awaitsRefund"`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('a statement without conditions returned no row');
  return found;
}
