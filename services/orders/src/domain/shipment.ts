/** A line of a shipment. */
export interface ShipmentLine {
  readonly lineId: string;
  readonly sku: string;
  /** Decimal text in the base unit. */
  readonly quantity: string;
}

/** A parcel of an order. It is pending, with `shippedAt` null, until the catalog has deducted its goods from stock. */
export interface Shipment {
  readonly id: string;
  readonly number: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  readonly lines: readonly ShipmentLine[];
}
