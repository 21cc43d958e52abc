import { decimal } from '@storefront/money';
import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1';
import { type Caller, serviceCaller } from '@storefront/rpc';
import { atTimeOfStore } from '@storefront/store-clock';
import type { OrdersDeps } from '../deps.ts';
import { type EarlierInvoice, settledEarlierOrder } from '../domain/settle-earlier-order.ts';
import { updateOrder } from '../store/orders.ts';
import { listUnsettledOrders, markSettled, type UnsettledOrder } from '../store/unsettled-orders.ts';

/** A few calls to billing at once are faster than its slowest query and leave it time for shoppers. */
const ORDERS_AT_ONCE = 8;

/**
 * Compares orders of earlier releases with their invoices, each once: they can have credited quantities that are still waiting to ship, a voided invoice, or
 * a payment status that ignores a credit. What fails is tried again in the next run.
 */
export async function settleEarlierOrders(deps: OrdersDeps): Promise<void> {
  let last: UnsettledOrder | undefined;
  do {
    const batch: UnsettledOrder[] = await listUnsettledOrders(deps.db, last, ORDERS_AT_ONCE);
    await Promise.all(batch.map((order) => settleEarlierOrder(deps, order)));
    last = batch.at(-1);
  } while (last !== undefined);
}

async function settleEarlierOrder(deps: OrdersDeps, { id, scope, store }: UnsettledOrder): Promise<void> {
  const { db, log, newId, now } = deps;
  try {
    const invoice = await readInvoice(deps, id, serviceCaller(scope, store, { customerId: scope.customerId }));
    await atTimeOfStore(db, scope, () =>
      updateOrder(
        db,
        scope,
        id,
        (order) => ({ order: invoice === undefined ? order : settledEarlierOrder(order, invoice, { at: now().toISOString(), newId }) }),
        (trx) => markSettled(trx, scope, id),
      ),
    );
  } catch (error) {
    log.warn({ err: error, order_id: id }, 'earlier_order_not_settled');
  }
}

/** Returns the invoice of an order, or undefined before it is issued. */
async function readInvoice({ billing }: OrdersDeps, orderId: string, caller: Caller): Promise<EarlierInvoice | undefined> {
  const { invoices } = await billing.getOrderBilling({ orderId }, caller);
  const current = invoices.find(({ status }) => status !== 'VOIDED') ?? invoices.at(0);
  if (current === undefined) return undefined;
  const { amountCredited, amountPaid, id, settlement, total } = current;
  if (settlement === 'SETTLEMENT_UNSPECIFIED') throw new Error('billing is of an earlier release');
  const credit = decimal(amountCredited);
  return {
    settlement,
    hasPayment: decimal(amountPaid).gt(0),
    isCreditedInFull: settlement !== 'VOIDED' && credit.gt(0) && credit.gte(total),
    credited: credit.gt(0) ? creditedLines((await billing.getInvoice({ invoiceId: id }, caller)).invoice) : [],
  };
}

/** Sums what the credit notes of an invoice credited by lines, by SKU. */
function creditedLines(invoice: Invoice__Output | null): { sku: string; quantity: string }[] {
  const lines = (invoice?.creditNotes ?? []).flatMap((note) => note.lines);
  return [...Map.groupBy(lines, ({ sku }) => sku)].map(([sku, credited]) => ({
    sku,
    quantity: credited.reduce((sum, { quantity }) => sum.plus(quantity), decimal('0')).toFixed(),
  }));
}
