import { findSku } from '@storefront/contract';
import { type AppError, conflict, invalid } from '@storefront/errors';
import { decimal, plainText } from '@storefront/money';
import { checkDecimals } from './check-decimals.ts';
import { type LineQuantity, quantityIn } from './line-quantity.ts';
import { isFulfilled, ofEveryLine, toShip } from './open-quantities.ts';
import { canBecome, requireTransition } from './order-status.ts';
import { type Order, withTimelineEvent } from './order.ts';
import type { Shipment } from './shipment.ts';

/** A line to ship, named by its ID or SKU, and its quantity. */
export interface RequestedLine {
  readonly line: string;
  readonly quantity: string;
}

/** The details of a shipment that an operator provides, and its ID. */
export type ParcelDetails = Pick<Shipment, 'id' | 'carrier' | 'trackingNumber' | 'trackingUrl'>;

/** Adds a pending shipment, of all remaining quantities if no line is named. Stock is not deducted yet. */
export function withPendingShipment(order: Order, requested: readonly RequestedLine[], parcel: ParcelDetails): Order {
  const isFinished = order.status === 'SHIPPED' || order.status === 'DELIVERED';
  if (requested.length === 0 && isFinished) throw nothingToShip();
  if (!canBecome(order.status, 'SHIPPED')) {
    throw conflict('order_not_shippable', `An order with status ${order.status} cannot be shipped.`);
  }
  const refusal = settlementRefusal(order);
  if (refusal !== undefined) throw refusal;
  const lines = requested.length === 0 ? ofEveryLine(order, toShip) : requested.map((line, index) => toShipmentLine(order, line, index));
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) throw invalid('lines', 'must not name a line twice');
  if (lines.length === 0) throw nothingToShip();
  const number = `${order.number}-${lastSuffix(order) + 1}`;
  const shipment: Shipment = { ...parcel, number, shippedAt: null, deliveredAt: null, lines };
  return { ...order, shipments: [...order.shipments, shipment] };
}

const nothingToShip = (): AppError => conflict('nothing_to_ship', 'Nothing of this order is left to ship.');

/** Returns why an order does not ship whose invoice was voided or whose prepayment was reversed, as far as that is known: shipping does not wait for billing. */
export function settlementRefusal({ paymentRail, settlement }: Order): AppError | undefined {
  if (settlement === 'VOIDED') return conflict('order_not_invoiced', 'The invoice of this order was voided. Reissue it first.');
  if (paymentRail === 'PREPAID' && (settlement === 'UNPAID' || settlement === 'PARTIALLY_PAID')) {
    return conflict('order_unpaid', 'The payment of this prepaid order was reversed.');
  }
  return undefined;
}

/** Whether a request describes a shipment that exists. Without lines it shipped what was left then, which is not known now. */
export function isRepeatedShipment(order: Order, shipment: Shipment, requested: readonly RequestedLine[], parcel: ParcelDetails): boolean {
  const { carrier, trackingNumber, trackingUrl } = shipment;
  if (carrier !== parcel.carrier || trackingNumber !== parcel.trackingNumber || trackingUrl !== parcel.trackingUrl) return false;
  const isShipped = ({ line, quantity }: RequestedLine) =>
    decimal(quantity).equals(quantityIn(shipment.lines, findLine(order, line)?.id ?? ''));
  return requested.length === 0 || (requested.length === shipment.lines.length && requested.every(isShipped));
}

/** Marks a pending shipment as sent; returns the order unchanged if it was sent before. */
export function withShipmentSent(order: Order, shipmentId: string, at: string): Order {
  const sent = order.shipments.find(({ id, shippedAt }) => id === shipmentId && shippedAt === null);
  if (sent === undefined) return order;
  const lines = order.lines.map((line) => ({
    ...line,
    shippedQuantity: plainText(quantityIn(sent.lines, line.id).plus(line.shippedQuantity)),
  }));
  const whole = isFulfilled({ ...order, lines });
  const status = whole ? 'SHIPPED' : 'PARTIALLY_SHIPPED';
  requireTransition(order.status, status, 'order_not_shippable');
  const shipments = order.shipments.map((shipment) => (shipment === sent ? { ...sent, shippedAt: at } : shipment));
  return withTimelineEvent({ ...order, status, lines, shipments }, whole ? 'shipped' : 'partially_shipped', 'store', at);
}

/** Removes a pending shipment that the catalog refused. */
export const withoutShipment = (order: Order, shipmentId: string): Order => ({
  ...order,
  shipments: order.shipments.filter(({ id, shippedAt }) => id !== shipmentId || shippedAt !== null),
});

/** Returns the order and all its shipments, delivered. */
export function deliveredOrder(order: Order, at: string): Order {
  requireTransition(order.status, 'DELIVERED', 'order_not_deliverable');
  const shipments = order.shipments.map((shipment) => ({ ...shipment, deliveredAt: shipment.deliveredAt ?? at }));
  return withTimelineEvent({ ...order, status: 'DELIVERED', shipments }, 'delivered', 'store', at);
}

/** Continues from the highest suffix and does not count shipments: a removed shipment must not lead to a duplicate number. */
const lastSuffix = ({ number, shipments }: Order): number =>
  Math.max(0, ...shipments.map((shipment) => Number(shipment.number.slice(number.length + 1))));

function findLine({ lines }: Order, idOrSku: string): Order['lines'][number] | undefined {
  const named = findSku(
    lines.map(({ sku }) => sku),
    idOrSku,
  );
  return lines.find(({ id }) => id === idOrSku) ?? lines.find(({ sku }) => sku === named);
}

function toShipmentLine(order: Order, { line: idOrSku, quantity }: RequestedLine, index: number): LineQuantity {
  const line = findLine(order, idOrSku);
  if (line === undefined) throw invalid(`lines.${index}.line_id`, 'is not a line of this order');
  const requested = decimal(quantity);
  if (!requested.gt(0)) throw invalid(`lines.${index}.quantity`, 'must be greater than 0');
  checkDecimals(order, line.sku, quantity, `lines.${index}.quantity`);
  const left = toShip(order, line);
  if (requested.gt(left)) throw conflict('shipment_too_large', `Only ${plainText(left)} of ${line.sku} is left to ship.`);
  return { lineId: line.id, sku: line.sku, quantity: plainText(requested) };
}
