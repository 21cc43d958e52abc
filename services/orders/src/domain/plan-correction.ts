import { findSku } from '@storefront/contract';
import { conflict, invalid } from '@storefront/errors';
import { Decimal, decimal, plainText } from '@storefront/money';
import { checkDecimals } from './check-decimals.ts';
import { type CorrectedQuantities, type CorrectionKind, type CorrectionRequest, NO_QUANTITIES, type SkuQuantity } from './correction.ts';
import { type LineQuantity, quantityIn } from './line-quantity.ts';
import { type OpenQuantity, ofEveryLine, takeFromLines, toCredit, toReturn, toShip } from './open-quantities.ts';
import { isClosed } from './order-status.ts';
import type { Order } from './order.ts';

/** Returns the quantities that a correction changes. Throws if they are more than the order allows now, or if its lines cannot be canceled. */
export function planCorrection(order: Order, given: CorrectionRequest): CorrectedQuantities {
  const skus = order.lines.map(({ sku }) => sku);
  const request = { ...given, lines: given.lines.map((line) => ({ ...line, sku: findSku(skus, line.sku) ?? line.sku })) };
  if (new Set(request.lines.map(({ sku }) => sku)).size < request.lines.length) throw invalid('lines', 'must not name a SKU twice');
  const unknown = request.lines.findIndex(({ sku }) => order.lines.every((line) => line.sku !== sku));
  if (unknown !== -1) throw invalid(`lines.${unknown}.sku`, 'is not a SKU of this order');
  for (const [index, { sku, quantity }] of request.lines.entries()) checkDecimals(order, sku, quantity, `lines.${index}.quantity`);
  return PLANS[request.kind](order, request);
}

const PLANS: Record<CorrectionKind, (order: Order, request: CorrectionRequest) => CorrectedQuantities> = {
  cancel(order, { lines }) {
    if (order.status === 'PENDING_PAYMENT')
      throw conflict('order_not_confirmed', 'The order has not been confirmed. Cancel all of it instead.');
    if (order.status !== 'CONFIRMED' && order.status !== 'PARTIALLY_SHIPPED') {
      throw conflict('order_not_cancellable', `Lines of an order that is ${order.status} cannot be canceled.`);
    }
    const cancelled = required(lines, 'are required').flatMap((wanted) =>
      take(order, wanted, toShip, (left) => conflict('cancellation_too_large', `Only ${left} of ${wanted.sku} is left to ship.`)),
    );
    return { cancelled, credited: cancelled, returned: [] };
  },
  refund(order, request) {
    const { amount, lines, restock, shipping } = request;
    if (restock) {
      const returned = takeReturned(order, required(lines, 'are required to put goods back into stock'));
      return { cancelled: [], credited: takeCredited(order, lines, toCreditShipped), returned };
    }
    if (lines.length === 0 && (shipping || amount !== null || isClosed(order.status))) return NO_QUANTITIES;
    if (lines.length === 0) return { cancelled: ofEveryLine(order, toShip), credited: ofEveryLine(order, toCredit), returned: [] };
    return creditedLines(order, lines);
  },
  restock: (order, { lines }) => ({ ...NO_QUANTITIES, returned: takeReturned(order, required(lines, 'are required')) }),
  settle: (order) => ({ cancelled: ofEveryLine(order, toShip), credited: ofEveryLine(order, toCreditUnshipped), returned: [] }),
};

/** Canceled quantities are credited, unless they have been. */
const toCreditUnshipped: OpenQuantity = (order, line) => Decimal.min(toShip(order, line), toCredit(order, line));

function required(lines: readonly SkuQuantity[], message: string): readonly SkuQuantity[] {
  if (lines.length === 0) throw invalid('lines', message);
  return lines;
}

/** Takes all of the quantity from the lines of its SKU, or throws. */
function take(order: Order, wanted: SkuQuantity, openOf: OpenQuantity, refuse: (left: string) => Error): LineQuantity[] {
  const { taken, missing } = takeFromLines(order, wanted, openOf);
  if (missing.gt(0)) throw refuse(plainText(decimal(wanted.quantity).minus(missing)));
  return taken;
}

/** Quantities that can still ship are credited by canceling them. */
const toCreditShipped: OpenQuantity = (order, line) => toCredit(order, line).minus(toShip(order, line));

const takeReturned = (order: Order, lines: readonly SkuQuantity[]): LineQuantity[] =>
  lines.flatMap((wanted) =>
    take(order, wanted, toReturn, (left) =>
      conflict('return_too_large', `Only ${left} of ${wanted.sku} has been shipped and not yet returned.`),
    ),
  );

const takeCredited = (order: Order, lines: readonly SkuQuantity[], openOf = toCredit): LineQuantity[] =>
  lines.flatMap((wanted) =>
    take(order, wanted, openOf, (left) => conflict('return_too_large', `Only ${left} of ${wanted.sku} is left to credit.`)),
  );

function creditedLines(order: Order, lines: readonly SkuQuantity[]): CorrectedQuantities {
  const parts = lines.map((wanted) => takeUnshippedFirst(order, wanted));
  const cancelled = parts.flatMap((part) => part.cancelled);
  return { cancelled, credited: [...cancelled, ...parts.flatMap((part) => part.shipped)], returned: [] };
}

/** Takes the quantity from what can still ship, which is canceled, and the rest from what has not been credited. */
function takeUnshippedFirst(order: Order, wanted: SkuQuantity): { cancelled: LineQuantity[]; shipped: LineQuantity[] } {
  const { taken: cancelled, missing } = takeFromLines(order, wanted, toShip);
  const openOf: OpenQuantity = (of, line) => toCredit(of, line).minus(quantityIn(cancelled, line.id));
  return { cancelled, shipped: takeCredited(order, [{ sku: wanted.sku, quantity: plainText(missing) }], openOf) };
}
