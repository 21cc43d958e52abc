import type { LineQuantity } from './line-quantity.ts';

/** A parcel of an order. It is pending, with `shippedAt` null, until the catalog has deducted its goods from stock. */
export interface Shipment {
  readonly id: string;
  readonly number: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  readonly lines: readonly LineQuantity[];
}
