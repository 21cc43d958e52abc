import type { ShippingOption__Output } from '@storefront/proto/storefront/orders/v1/ShippingOption';
import { amount } from './amounts.ts';

/** One way of shipping and what it costs, tax not included. */
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
