import { type Decimal, decimal, plainText } from '@storefront/money';
import { type LineQuantity, quantityIn } from './line-quantity.ts';
import type { Order, OrderLine } from './order.ts';
import { isClosed } from './order-status.ts';

/** Returns the quantity of a line that can still ship. What a pending shipment contains counts as shipped. */
export function toShip({ shipments, status }: Order, line: OrderLine): Decimal {
  if (isClosed(status)) return decimal('0');
  const pending = shipments.filter(({ shippedAt }) => shippedAt === null).flatMap(({ lines }) => lines);
  return decimal(line.quantity).minus(line.shippedQuantity).minus(line.cancelledQuantity).minus(quantityIn(pending, line.id));
}

/** Reports whether nothing of the order is left to ship, and no shipment is pending. */
export const isFulfilled = ({ lines }: Order): boolean =>
  lines.every(({ quantity, shippedQuantity, cancelledQuantity }) => decimal(shippedQuantity).plus(cancelledQuantity).gte(quantity));

/** Returns the quantities of all lines that are more than 0. */
export const ofEveryLine = (order: Order, quantityOf: (order: Order, line: OrderLine) => Decimal): LineQuantity[] =>
  order.lines
    .map((line) => ({ lineId: line.id, sku: line.sku, quantity: quantityOf(order, line) }))
    .filter(({ quantity }) => quantity.gt(0))
    .map((each) => ({ ...each, quantity: plainText(each.quantity) }));
