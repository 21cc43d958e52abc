import { type LedgerPage, ledgerPage } from '@storefront/events';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The credit that checkouts hold and the invoices of orders, to be compared with the orders themselves. */
export const ledgers = (db: Kysely<Database>): readonly LedgerPage[] => [
  ledgerPage(db, {
    kind: 'credit_hold',
    table: 'payment_authorization',
    id: 'checkout_id',
    columns: sql`row.checkout_id as "checkoutId", row.order_id as "orderId", row.status as state, row.amount`,
    where: sql`row.payment_rail = 'CREDIT_TERMS' and row.status in ('HELD', 'COMMITTED')`,
  }),
  ledgerPage(db, {
    kind: 'invoice',
    table: 'invoice',
    id: 'id',
    columns: sql`row.order_id as "orderId", row.checkout_id as "checkoutId", row.status as state, row.total as amount`,
  }),
];
