import { type Ledger, tableLedger } from '@storefront/events';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The carts that checkouts have frozen or orders have closed, and the promotions they used, for comparison with the orders. */
export const ledgers = (db: Db): readonly Ledger[] => [
  tableLedger(db, {
    kind: 'cart_freeze',
    searched: { cart: 'cart_id' },
    table: 'cart',
    id: 'cart_id',
    columns: sql`row.cart_id as "cartId", row.frozen_by as "checkoutId"`,
    where: sql`row.frozen_by is not null and row.frozen_until > clock_timestamp()`,
  }),
  tableLedger(db, {
    kind: 'ordered_cart',
    changedAt: 'updated_at',
    searched: { cart: 'cart_id' },
    table: 'cart',
    id: 'cart_id',
    columns: sql`row.cart_id as "cartId", row.order_id as "orderId"`,
    where: sql`row.status = 'ORDERED'`,
  }),
  tableLedger(db, {
    kind: 'promotion_use',
    changedAt: 'updated_at',
    searched: { cart: 'cart_id' },
    table: 'cart_freeze',
    id: 'cart_id',
    columns: sql`row.cart_id as "cartId", row.checkout_id as "checkoutId", (
      select count(*) from promotion_use u
      where (u.tenant_id, u.mode, u.checkout_id) = (row.tenant_id, row.mode, row.checkout_id) and u.returned_at is null)::text as quantity`,
    where: sql`row.status in ('FROZEN', 'CLOSED')`,
  }),
];
