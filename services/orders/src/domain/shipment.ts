export interface ShipmentLine {
  readonly lineId: string;
  readonly sku: string;
  /** Decimal text in the base unit. */
  readonly quantity: string;
}

/** A parcel of an order. Until the catalog has taken its goods off the shelf it is under way, and `shippedAt` is null. */
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
