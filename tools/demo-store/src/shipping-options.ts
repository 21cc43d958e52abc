/** A shipping option; `freeOver` is the subtotal from which shipping is free. Amounts are JMD before GCT. */
export interface DemoShippingOption {
  readonly code: string;
  readonly label: string;
  readonly kind: 'PICKUP' | 'OWN_FLEET' | 'COURIER';
  readonly amount: number;
  readonly freeOver: number | null;
}

/** The demo store's shipping options, in display order. */
export const shippingOptions: readonly DemoShippingOption[] = [
  { code: 'YARD-PICKUP', label: 'Pick up at the yard, Spanish Town Road', kind: 'PICKUP', amount: 0, freeOver: null },
  { code: 'TRUCK-CORPORATE', label: 'Truck delivery, Kingston and St Catherine', kind: 'OWN_FLEET', amount: 3500, freeOver: 100_000 },
  { code: 'TRUCK-ISLAND', label: 'Truck delivery with hoist, all parishes', kind: 'OWN_FLEET', amount: 9500, freeOver: 350_000 },
  { code: 'COURIER-48H', label: 'Courier, 48 hours', kind: 'COURIER', amount: 1250, freeOver: 30_000 },
];
