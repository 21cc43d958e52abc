import type { Shipment__Output } from '@storefront/proto/storefront/orders/v1/Shipment';
import { amount } from './amounts.ts';
import { text } from './text.ts';

/** Renders a shipment of an order. */
export function renderShipment(shipment: Shipment__Output) {
  return {
    id: shipment.id,
    number: shipment.number,
    carrier: text(shipment.carrier),
    tracking_number: text(shipment.trackingNumber),
    tracking_url: text(shipment.trackingUrl),
    shipped_at: shipment.shippedAt,
    delivered_at: text(shipment.deliveredAt),
    lines: shipment.lines.map(({ lineId, sku, quantity }) => ({
      line_id: lineId,
      sku,
      quantity: amount(quantity),
    })),
  };
}
