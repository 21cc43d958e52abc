import type { StoreSettings } from '@storefront/contract';
import { type CheckoutResult, resultOf } from './checkout-result.ts';

/** Returns a refusal if the store's tax rate has changed since the checkout began: an order has the rate of the day on which it is placed. */
export function taxChange({ currency, gctRateChange }: StoreSettings, now: Date): CheckoutResult | undefined {
  if (!gctRateChange || now < new Date(gctRateChange.at)) return undefined;
  const detail = 'The tax rate has changed; price the cart again.';
  return resultOf({
    state: 'price_changed',
    currency,
    issues: [{ lineId: null, sku: null, code: 'price_expired', detail, availability: null }],
  });
}
