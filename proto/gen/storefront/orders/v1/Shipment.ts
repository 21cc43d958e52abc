// Original file: storefront/orders/v1/orders.proto

import type { ShipmentLine as _storefront_orders_v1_ShipmentLine, ShipmentLine__Output as _storefront_orders_v1_ShipmentLine__Output } from '../../../storefront/orders/v1/ShipmentLine.ts';

/**
 * One shipment of an order.
 */
export interface Shipment {
  'id'?: (string);
  'number'?: (string);
  'carrier'?: (string);
  'trackingNumber'?: (string);
  'trackingUrl'?: (string);
  'shippedAt'?: (string);
  'deliveredAt'?: (string);
  'lines'?: (_storefront_orders_v1_ShipmentLine)[];
  '_carrier'?: "carrier";
  '_trackingNumber'?: "trackingNumber";
  '_trackingUrl'?: "trackingUrl";
  '_deliveredAt'?: "deliveredAt";
}

/**
 * One shipment of an order.
 */
export interface Shipment__Output {
  'id': (string);
  'number': (string);
  'carrier'?: (string);
  'trackingNumber'?: (string);
  'trackingUrl'?: (string);
  'shippedAt': (string);
  'deliveredAt'?: (string);
  'lines': (_storefront_orders_v1_ShipmentLine__Output)[];
  '_carrier'?: "carrier";
  '_trackingNumber'?: "trackingNumber";
  '_trackingUrl'?: "trackingUrl";
  '_deliveredAt'?: "deliveredAt";
}
