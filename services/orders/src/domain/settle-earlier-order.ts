import { decimal, plainText, sumOf } from '@storefront/money';
import { withEverythingCredited, withPendingSettlement } from './correct-order.ts';
import type { SkuQuantity } from './correction.ts';
import { toCredit } from './open-quantities.ts';
import type { Order } from './order.ts';
import type { Settlement } from './payment.ts';
import { settledOrder } from './settle-order.ts';

/** The invoice of an order that an earlier release has changed, and what its credit notes credited by lines. */
export interface EarlierInvoice {
  readonly settlement: Settlement;
  readonly hasPayment: boolean;
  readonly isCreditedInFull: boolean;
  readonly credited: readonly SkuQuantity[];
}

/**
 * Returns an order of an earlier release, which did not cancel what it credited: corrections cancel credited quantities that have not shipped, and everything
 * that has not shipped if all of the invoice was credited. The settlement of the invoice counts unless a newer one is known.
 */
export function settledEarlierOrder(order: Order, invoice: EarlierInvoice, { at, newId }: { at: string; newId: () => string }): Order {
  const known = order.settledAt === null ? { ...settledOrder(order, { ...invoice, at }), settledAt: null } : order;
  const lines = invoice.credited.flatMap(({ sku, quantity }) => uncounted(known, sku, quantity));
  const credited = lines.length === 0 ? known : withPendingSettlement(known, newId(), lines);
  return invoice.isCreditedInFull ? withEverythingCredited(credited, newId()) : credited;
}

/** Returns what was credited of a SKU beyond what its lines and pending corrections count. */
function uncounted(order: Order, sku: string, credited: string): SkuQuantity[] {
  const lines = order.lines.filter((line) => line.sku === sku);
  const counted = sumOf(lines.map((line) => decimal(line.quantity).minus(toCredit(order, line))));
  const missing = decimal(credited).minus(counted);
  return missing.gt(0) ? [{ sku, quantity: plainText(missing) }] : [];
}
