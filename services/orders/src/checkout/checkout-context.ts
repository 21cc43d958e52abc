import type { StoreSettings } from '@storefront/contract';
import { type Caller, serviceCaller } from '@storefront/rpc';
import type { CheckoutBody } from '../domain/checkout-body.ts';
import type { CheckoutResult } from '../domain/checkout-result.ts';
import type { Checkout } from '../domain/checkout.ts';
import type { ShippingOption } from '../domain/shipping-option.ts';

/** The properties of a checkout or a preview that the remote steps need. */
export interface CheckoutContext {
  readonly checkoutId: string;
  readonly orderId: string;
  /** Undefined for previews, which take no number. */
  readonly orderNumber: string | undefined;
  readonly store: StoreSettings;
  readonly body: CheckoutBody;
  readonly shippingOption: ShippingOption | null;
  readonly caller: Caller;
  /** Set for previews: every service validates the request and writes nothing. */
  readonly dryRun: boolean;
}

/** The result of a step: its value, or a refusal that the shopper can act on. */
export type StepResult<T> = { readonly value: T } | { readonly refused: CheckoutResult };

/** How long holds last if they are neither committed nor released: many times longer than any checkout. */
export const HOLD_SECONDS = 15 * 60;

/**
 * Returns the context of a running checkout. Its caller is the checkout itself and not the request that started it: the steps must not
 * inherit that request's deadline, and a resumed run must send the same calls.
 */
export const checkoutContext = (checkout: Checkout): CheckoutContext => ({
  checkoutId: checkout.id,
  orderId: checkout.orderId,
  orderNumber: checkout.orderNumber,
  store: checkout.store,
  body: checkout.body,
  shippingOption: checkout.shippingOption,
  caller: serviceCaller(checkout, checkout.store, { requestId: checkout.requestId, customerId: checkout.customerId }),
  dryRun: false,
});
