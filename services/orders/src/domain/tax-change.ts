import { localDate, type StoreSettings } from '@storefront/contract';
import { type CheckoutResult, resultOf } from './checkout-result.ts';
import type { FrozenCart } from './frozen-cart.ts';
import type { Exemption } from './payment.ts';

/**
 * Returns a refusal if the tax of a checkout is no longer that of the day: the store's rate has changed since the checkout began, or the cart was priced with or
 * without an exemption that the customer does not have or has.
 */
export function taxChange(cart: FrozenCart, exemption: Exemption | null, store: StoreSettings, now: Date): CheckoutResult | undefined {
  const { currency, gctRateChange, timeZone } = store;
  const rateHasChanged = gctRateChange ? now >= new Date(gctRateChange.at) : false;
  if (!rateHasChanged && isExempt(exemption, localDate(now, timeZone)) === cart.taxExempt) return undefined;
  const detail = 'The tax rate has changed; price the cart again.';
  return resultOf({
    state: 'price_changed',
    currency,
    issues: [{ lineId: null, sku: null, code: 'price_expired', detail, availability: null }],
  });
}

const isExempt = (exemption: Exemption | null, today: string): boolean =>
  exemption !== null && (exemption.until === null || today <= exemption.until);
