// Original file: storefront/orders/v1/orders.proto

import type { ShipmentLine as _storefront_orders_v1_ShipmentLine, ShipmentLine__Output as _storefront_orders_v1_ShipmentLine__Output } from '../../../storefront/orders/v1/ShipmentLine.ts';

export interface ShipOrderRequest {
  'order'?: (string);
  /**
   * Empty means everything not yet shipped.
   */
  'lines'?: (_storefront_orders_v1_ShipmentLine)[];
  'carrier'?: (string);
  'trackingNumber'?: (string);
  'trackingUrl'?: (string);
  '_carrier'?: "carrier";
  '_trackingNumber'?: "trackingNumber";
  '_trackingUrl'?: "trackingUrl";
}

export interface ShipOrderRequest__Output {
  'order': (string);
  /**
   * Empty means everything not yet shipped.
   */
  'lines': (_storefront_orders_v1_ShipmentLine__Output)[];
  'carrier'?: (string);
  'trackingNumber'?: (string);
  'trackingUrl'?: (string);
  '_carrier'?: "carrier";
  '_trackingNumber'?: "trackingNumber";
  '_trackingUrl'?: "trackingUrl";
}
