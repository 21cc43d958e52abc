import { type LedgerPage, ledgerPage } from '@storefront/events';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Carts that checkouts hold or orders closed, and the promotions that they used, to be compared with the orders themselves. */
export const ledgers = (db: Kysely<Database>): readonly LedgerPage[] => [
  ledgerPage(db, {
    kind: 'cart_hold',
    table: 'cart',
    id: 'cart_id',
    columns: sql`row.cart_id as "cartId", row.held_by as "checkoutId"`,
    where: sql`row.held_by is not null and row.held_until > clock_timestamp()`,
  }),
  ledgerPage(db, {
    kind: 'ordered_cart',
    table: 'cart',
    id: 'cart_id',
    columns: sql`row.cart_id as "cartId", row.order_id as "orderId"`,
    where: sql`row.status = 'ORDERED'`,
  }),
  ledgerPage(db, {
    kind: 'promotion_use',
    table: 'cart_freeze',
    id: 'cart_id',
    columns: sql`row.cart_id as "cartId", row.checkout_id as "checkoutId", (
      select count(*) from promotion_use u
      where (u.tenant_id, u.mode, u.checkout_id) = (row.tenant_id, row.mode, row.checkout_id) and u.returned_at is null)::text as quantity`,
    where: sql`row.status in ('HELD', 'CLOSED')`,
  }),
];
