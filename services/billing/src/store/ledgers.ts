import { type Ledger, tableLedger } from '@storefront/events';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The settlement of an invoice. Equal to `settlementOf` in the domain. */
const SETTLEMENT = sql`case
  when row.status = 'VOIDED' then 'VOIDED'
  when row.amount_due > 0 and row.amount_paid > 0 then 'PARTIALLY_PAID'
  when row.amount_due > 0 then 'UNPAID'
  when row.amount_paid = 0 and row.total > 0 then 'CREDITED'
  when row.amount_paid = 0 then 'PAID'
  else (
    select case when sum(refund.amount) >= row.amount_paid then 'REFUNDED' when sum(refund.amount) > 0 then 'PARTIALLY_REFUNDED' else 'PAID' end
    from refund where (refund.tenant_id, refund.mode, refund.order_id, refund.invoice_id) = (row.tenant_id, row.mode, row.order_id, row.id)
      and refund.payment_id is not null and refund.status = 'SUCCEEDED' and refund.replaced_by is null)
end`;

/** The status of an invoice. One that was credited in full is REOPENED if a payment that was refunded is reversed, even after its order was canceled. */
const STATE = sql`case
  when row.status = 'OPEN' and row.total <= (
    select coalesce(sum(note.total), 0) from credit_note note
    where (note.tenant_id, note.mode, note.invoice_id) = (row.tenant_id, row.mode, row.id)) then 'REOPENED'
  else row.status
end`;

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
    columns: sql`row.order_id as "orderId", row.checkout_id as "checkoutId", ${STATE} as state, row.total as amount,
      ${SETTLEMENT} as settlement`,
    // The predecessors of an order's invoice are corrected.
    where: sql`row.replaced_by is null`,
  }),
];
