import { type LedgerPage, ledgerPage } from '@storefront/events';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The checkouts that run, and every order with what it takes of stock, credit and promotions: what the other services' ledgers must agree with. */
export const ledgers = (db: Kysely<Database>): readonly LedgerPage[] => [
  ledgerPage(db, {
    kind: 'checkout',
    table: 'checkout',
    id: 'id',
    columns: sql`row.id as "checkoutId", row.cart_id as "cartId", row.step as state`,
    where: sql`row.finished_at is null`,
  }),
  ledgerPage(db, {
    kind: 'order',
    table: 'sales_order',
    id: 'id',
    columns: sql`row.id as "orderId", row.checkout_id as "checkoutId", row.cart_id as "cartId", row.status as state, row.total as amount,
      jsonb_array_length(row.promotions) as promotions, (
        select coalesce(sum(l.quantity - l.shipped_quantity), 0) from order_line l
        where (l.tenant_id, l.mode, l.order_id) = (row.tenant_id, row.mode, row.id)) as quantity`,
  }),
];
