import { type Ledger, tableLedger } from '@storefront/events';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/**
 * Ten days less than the cart service keeps ordered carts and their promotion uses, so both are omitted for older orders. An order of a sandbox history had neither:
 * its own ID stands for its cart and its checkout.
 */
const COMPARED_DAYS = 80;

const CART = sql`case when row.placed_at > now() - ${COMPARED_DAYS} * interval '1 day' and row.cart_id <> row.id then row.cart_id end`;

/** The ledgers of running checkouts and of orders, with their stock, credit, and promotions, for comparison with those of other services. */
export const ledgers = (db: Db): readonly Ledger[] => [
  tableLedger(db, {
    kind: 'checkout',
    searched: { checkout: 'id' },
    table: 'checkout',
    id: 'id',
    columns: sql`row.id as "checkoutId", row.cart_id as "cartId", row.step as state`,
    where: sql`row.finished_at is null`,
  }),
  tableLedger(db, {
    kind: 'order',
    changedAt: 'updated_at',
    searched: { checkout: 'checkout_id', order: 'id' },
    table: 'sales_order',
    id: 'id',
    columns: sql`row.id as "orderId", row.checkout_id as "checkoutId", ${CART} as "cartId", row.status as state, row.total as amount,
      row.settlement, row.payment_status as "paymentStatus",
      jsonb_array_length(row.promotions) as promotions, (
        select coalesce(sum(l.quantity - l.shipped_quantity - l.cancelled_quantity), 0) from order_line l
        where (l.tenant_id, l.mode, l.order_id) = (row.tenant_id, row.mode, row.id)) as quantity`,
  }),
];
