import { type Ledger, tableLedger } from '@storefront/events';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The credit holds and invoices, for the comparison with the orders of the orders service. */
export const ledgers = (db: Db): readonly Ledger[] => [
  tableLedger(db, {
    kind: 'credit_hold',
    searched: { checkout: 'checkout_id' },
    table: 'payment_authorization',
    id: 'checkout_id',
    columns: sql`row.checkout_id as "checkoutId", row.order_id as "orderId", row.status as state, row.amount`,
    where: sql`row.payment_rail = 'CREDIT_TERMS' and row.status in ('HELD', 'COMMITTED')`,
  }),
  tableLedger(db, {
    kind: 'invoice',
    changedAt: 'updated_at',
    searched: { order: 'order_id' },
    table: 'invoice',
    id: 'id',
    columns: sql`row.order_id as "orderId", row.checkout_id as "checkoutId", row.status as state, row.total as amount`,
    // The predecessors of an order's invoice are corrected.
    where: sql`row.replaced_by is null`,
  }),
];
