import { conflict, invalid } from '@storefront/errors';
import { type Decimal, decimal, plainText, sumOf } from '@storefront/money';
import { type Order, type OrderLine, withEvent } from './order.ts';
import { canBecome, requireStep } from './order-status.ts';
import type { Shipment, ShipmentLine } from './shipment.ts';

/** What a person asked to ship: a line by its id or its SKU, and how much of it. */
export interface WantedLine {
  readonly line: string;
  readonly quantity: string;
}

export type ParcelFacts = Pick<Shipment, 'id' | 'carrier' | 'trackingNumber' | 'trackingUrl'>;

/** The order with a shipment under way: everything that is left when no line is named. Its goods are still on the shelf. */
export function withShipmentUnderWay(order: Order, wanted: readonly WantedLine[], parcel: ParcelFacts): Order {
  if (!canBecome(order.status, 'SHIPPED')) {
    throw conflict('order_not_shippable', `An order that is ${order.status} cannot be shipped.`);
  }
  const lines = wanted.length === 0 ? allThatIsLeft(order) : wanted.map((asked, index) => shipped(order, asked, index));
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) throw invalid('lines', 'name a line twice');
  if (lines.length === 0) throw conflict('order_not_shippable', 'Nothing of this order is left to ship.');
  const number = `${order.number}-${lastSuffix(order) + 1}`;
  const shipment: Shipment = { ...parcel, number, shippedAt: null, deliveredAt: null, lines };
  return { ...order, shipments: [...order.shipments, shipment] };
}

/** The order after its shipment left; unchanged when it had left already. */
export function withShipmentSent(order: Order, shipmentId: string, at: string): Order {
  const sent = order.shipments.find(({ id, shippedAt }) => id === shipmentId && shippedAt === null);
  if (sent === undefined) return order;
  const lines = order.lines.map((line) => ({
    ...line,
    shippedQuantity: plainText(sumOf([decimal(line.shippedQuantity), quantityIn(sent, line.id)])),
  }));
  const whole = lines.every((line) => decimal(line.shippedQuantity).gte(decimal(line.quantity)));
  const status = whole ? 'SHIPPED' : 'PARTIALLY_SHIPPED';
  requireStep(order.status, status, 'order_not_shippable');
  const shipments = order.shipments.map((shipment) => (shipment === sent ? { ...sent, shippedAt: at } : shipment));
  return withEvent({ ...order, status, lines, shipments }, whole ? 'shipped' : 'partially_shipped', 'store', at);
}

/** The order without a shipment that the catalog refused. */
export const withoutShipment = (order: Order, shipmentId: string): Order => ({
  ...order,
  shipments: order.shipments.filter(({ id, shippedAt }) => id !== shipmentId || shippedAt !== null),
});

/** The order, delivered, and every parcel of it. */
export function deliveredOrder(order: Order, at: string): Order {
  requireStep(order.status, 'DELIVERED', 'order_not_deliverable');
  const shipments = order.shipments.map((shipment) => ({ ...shipment, deliveredAt: shipment.deliveredAt ?? at }));
  return withEvent({ ...order, status: 'DELIVERED', shipments }, 'delivered', 'store', at);
}

/** Counted on from the last parcel, not by their number: a parcel that was refused leaves no second one of its name. */
const lastSuffix = ({ number, shipments }: Order): number =>
  Math.max(0, ...shipments.map((shipment) => Number(shipment.number.slice(number.length + 1))));

const quantityIn = (shipment: Shipment, lineId: string): Decimal =>
  sumOf(shipment.lines.filter((line) => line.lineId === lineId).map((line) => decimal(line.quantity)));

/** What of a line is neither shipped nor in a parcel under way. */
function leftOf(order: Order, line: OrderLine): Decimal {
  const parcels = order.shipments.filter(({ shippedAt }) => shippedAt === null);
  const underWay = sumOf(parcels.map((parcel) => quantityIn(parcel, line.id)));
  return decimal(line.quantity).minus(decimal(line.shippedQuantity)).minus(underWay);
}

const allThatIsLeft = (order: Order): ShipmentLine[] =>
  order.lines
    .map((line) => ({ lineId: line.id, sku: line.sku, left: leftOf(order, line) }))
    .filter(({ left }) => left.gt(0))
    .map(({ left, ...line }) => ({ ...line, quantity: plainText(left) }));

function shipped(order: Order, { line: named, quantity }: WantedLine, index: number): ShipmentLine {
  const line = order.lines.find(({ id }) => id === named) ?? order.lines.find(({ sku }) => sku === named);
  if (line === undefined) throw invalid(`lines.${index}.line_id`, 'is not a line of this order');
  const wanted = decimal(quantity);
  if (!wanted.gt(0)) throw invalid(`lines.${index}.quantity`, 'must be above 0');
  const left = leftOf(order, line);
  if (wanted.gt(left)) throw conflict('shipment_too_large', `Only ${plainText(left)} of ${line.sku} is left to ship.`);
  return { lineId: line.id, sku: line.sku, quantity: plainText(wanted) };
}
