import type { ShippingOption__Output } from '@storefront/proto/storefront/orders/v1/ShippingOption';
import { amount } from './values.ts';

/** Renders a shipping option with its price before tax. */
export function renderShippingOption(option: ShippingOption__Output) {
  return {
    code: option.code,
    label: option.label,
    kind: option.kind,
    amount: amount(option.amount),
    free_over: amount(option.freeOver),
    currency: option.currency,
  };
}
