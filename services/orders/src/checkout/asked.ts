import { type Caller, serviceCaller } from '@storefront/rpc';
import type { Checkout, StoreFacts } from '../domain/checkout.ts';
import type { CheckoutBody } from '../domain/checkout-body.ts';
import type { CheckoutResult } from '../domain/checkout-result.ts';
import type { ShippingOption } from '../domain/shipping-option.ts';

/** What the neighbours are asked about: a checkout that runs, or one that is only previewed. */
export interface Asked {
  readonly checkoutId: string;
  readonly orderId: string;
  readonly store: StoreFacts;
  readonly body: CheckoutBody;
  readonly shippingOption: ShippingOption | null;
  readonly caller: Caller;
  /** Answers as if, and writes nothing anywhere. */
  readonly dryRun: boolean;
}

/** A step either hands on what it got, or refuses the checkout in a way that its shopper can act on. */
export type Answer<T> = { readonly got: T } | { readonly refused: CheckoutResult };

/** How long what a step took is kept when nobody decides: many times longer than any checkout lasts. */
export const HOLD_SECONDS = 15 * 60;

/**
 * A checkout asks in its own name, not in that of the request that began it: its steps must not die with the patience of that request,
 * and a later run must ask the very same.
 */
export const askedFor = (checkout: Checkout): Asked => ({
  checkoutId: checkout.id,
  orderId: checkout.orderId,
  store: checkout.store,
  body: checkout.body,
  shippingOption: checkout.shippingOption,
  caller: serviceCaller(checkout, checkout.store, { requestId: checkout.requestId, customerId: checkout.customerId }),
  dryRun: false,
});
