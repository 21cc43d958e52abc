import type { CheckoutRequest__Output, CheckoutResponse } from '@storefront/proto/storefront/orders/v1';
import type { Caller } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { checkout } from '../handlers/checkout.ts';
import type { FakeCart } from './fake-cart.ts';

type Fields = Partial<NonNullable<CheckoutRequest__Output['body']>> & {
  readonly idempotencyKey?: string;
  readonly requestFingerprint?: string;
};

/** Checks out a cart as its shopper, with cash on delivery by default. */
export const checkOut = (deps: OrdersDeps, shopper: Caller, cart: FakeCart, fields: Fields = {}): Promise<CheckoutResponse> => {
  const { idempotencyKey: key, requestFingerprint: fingerprint = 'print', ...body } = fields;
  const caller = key === undefined ? shopper : { ...shopper, idempotency: { route: 'POST /v1/checkout', key, fingerprint } };
  return checkout(deps)({ body: { cartId: cart.content.id, paymentRail: 'CASH_ON_DELIVERY', ...body } }, caller);
};
