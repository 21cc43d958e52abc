import { invalid } from '@storefront/errors';
import { Decimal, decimal } from '@storefront/money';

/** The kinds of shipping options. */
export const SHIPPING_KINDS = ['COURIER', 'PICKUP', 'OWN_FLEET'] as const;
export type ShippingKind = (typeof SHIPPING_KINDS)[number];

/** A shipping option of a store. Amounts are decimal text before tax. */
export interface ShippingOption {
  readonly code: string;
  readonly label: string;
  readonly kind: ShippingKind;
  readonly amount: string;
  /** Shipping is free from this subtotal after discounts and before tax, or never if null. */
  readonly freeOver: string | null;
  readonly currency: string;
}

/** Reports whether the store offers the option: courier options require that the store enabled couriers. */
export const isOffered = (option: ShippingOption, couriersEnabled: boolean): boolean => option.kind !== 'COURIER' || couriersEnabled;

/** Reports whether an order with this option, if any, has no shipping that a promotion could make free. */
export const isFreeOfCharge = (option: ShippingOption | null): boolean => option === null || decimal(option.amount).isZero();

/** Returns the cost of shipping before tax. `goods` is the subtotal after discounts and before tax, which `freeOver` is compared with. */
export function shippingCharge(option: ShippingOption | null, goods: Decimal, freeShipping: boolean): Decimal {
  if (option === null || freeShipping) return new Decimal(0);
  if (option.freeOver !== null && goods.gte(decimal(option.freeOver))) return new Decimal(0);
  return decimal(option.amount);
}

/** Returns the chosen option of a checkout; throws a validation error if the store does not offer it. */
export function chosenOption(found: ShippingOption | undefined, couriersEnabled: boolean): ShippingOption {
  if (found !== undefined && isOffered(found, couriersEnabled)) return found;
  throw invalid('shipping_option_code', 'is not a shipping option of this store', {
    reason: 'unknown_shipping_option',
  });
}
