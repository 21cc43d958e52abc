import { invalid } from '@storefront/errors';
import { Decimal, decimal } from '@storefront/money';

export const SHIPPING_KINDS = ['COURIER', 'PICKUP', 'OWN_FLEET'] as const;
export type ShippingKind = (typeof SHIPPING_KINDS)[number];

/** A way of delivery that a store offers. Amounts are decimal text, without tax. */
export interface ShippingOption {
  readonly code: string;
  readonly label: string;
  readonly kind: ShippingKind;
  readonly amount: string;
  /** Goods worth this much or more ship free. */
  readonly freeOver: string | null;
  readonly currency: string;
}

/** Couriers are a thing a store opts into; without that, its courier options are not offered. */
export const isOffered = (option: ShippingOption, couriersEnabled: boolean): boolean => option.kind !== 'COURIER' || couriersEnabled;

/**
 * What shipping costs before tax. `goods` is the worth of the goods after discounts and before tax: that is what the shopper is
 * promised free shipping for.
 */
export function shippingCharge(option: ShippingOption | null, goods: Decimal, freeShipping: boolean): Decimal {
  if (option === null || freeShipping) return new Decimal(0);
  if (option.freeOver !== null && goods.gte(decimal(option.freeOver))) return new Decimal(0);
  return decimal(option.amount);
}

/** The chosen option of a checkout; 422 for a code that this store does not offer. */
export function chosenOption(found: ShippingOption | undefined, couriersEnabled: boolean): ShippingOption {
  if (found !== undefined && isOffered(found, couriersEnabled)) return found;
  throw invalid('shipping_option_code', 'is not one of the shipping options of this store', {
    reason: 'unknown_shipping_option',
  });
}
