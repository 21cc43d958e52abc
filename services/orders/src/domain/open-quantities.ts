import { type Decimal, decimal, plainText } from '@storefront/money';
import type { CorrectedQuantities } from './correction.ts';
import { type LineQuantity, quantityIn } from './line-quantity.ts';
import { isClosed } from './order-status.ts';
import type { Order, OrderLine } from './order.ts';

/** The quantity of a line that something can still be done with. */
export type OpenQuantity = (order: Order, line: OrderLine) => Decimal;

/** Returns the quantity of a line that can still ship. Pending shipments count as shipped, and pending corrections as finished. */
export const toShip: OpenQuantity = (order, line) => {
  if (isClosed(order.status)) return decimal('0');
  const pending = order.shipments.filter(({ shippedAt }) => shippedAt === null).flatMap(({ lines }) => lines);
  return decimal(line.quantity)
    .minus(line.shippedQuantity)
    .minus(quantityIn(pending, line.id))
    .minus(line.cancelledQuantity)
    .minus(pendingIn(order, line, 'cancelled'));
};

/** Returns the quantity of a line that has not been credited. */
export const toCredit: OpenQuantity = (order, line) =>
  decimal(line.quantity)
    .minus(line.creditedQuantity)
    .minus(pendingIn(order, line, 'credited'));

/** Returns the quantity of a line that has been shipped and not returned. */
export const toReturn: OpenQuantity = (order, line) =>
  decimal(line.shippedQuantity)
    .minus(line.returnedQuantity)
    .minus(pendingIn(order, line, 'returned'));

/** Reports whether every line is shipped or canceled completely. */
export const isFulfilled = ({ lines }: Order): boolean =>
  lines.every(({ quantity, shippedQuantity, cancelledQuantity }) => decimal(shippedQuantity).plus(cancelledQuantity).gte(quantity));

/** Reports whether anything of the order has been shipped. */
export const isShippedPartly = ({ lines }: Order): boolean => lines.some(({ shippedQuantity }) => decimal(shippedQuantity).gt(0));

/** Returns the open quantities of all lines that are more than 0. */
export const ofEveryLine = (order: Order, openOf: OpenQuantity): LineQuantity[] =>
  order.lines.flatMap((line) => lineQuantity(line, openOf(order, line)));

/** Takes a quantity of a SKU from its lines, in their order. Returns what was taken, and what the lines lack. */
export function takeFromLines(
  order: Order,
  { sku, quantity }: { sku: string; quantity: string },
  openOf: OpenQuantity,
): { readonly taken: LineQuantity[]; readonly missing: Decimal } {
  let missing = decimal(quantity);
  const taken = order.lines.flatMap((line) => {
    const open = line.sku === sku ? openOf(order, line) : decimal('0');
    const part = open.lt(missing) ? open : missing;
    const quantities = lineQuantity(line, part);
    if (quantities.length > 0) missing = missing.minus(part);
    return quantities;
  });
  return { taken, missing };
}

const lineQuantity = ({ id, sku }: OrderLine, quantity: Decimal): LineQuantity[] =>
  quantity.gt(0) ? [{ lineId: id, sku, quantity: plainText(quantity) }] : [];

const pendingIn = ({ corrections }: Order, { id }: OrderLine, part: keyof CorrectedQuantities): Decimal =>
  quantityIn(
    corrections.filter(({ finishedAt }) => finishedAt === null).flatMap(({ quantities }) => quantities[part]),
    id,
  );
