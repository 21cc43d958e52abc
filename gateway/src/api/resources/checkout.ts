import type { CheckoutBody } from '@storefront/proto/storefront/orders/v1';
import { renderCheckoutResult, renderShippingOptions } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import { enveloped } from '../../http/replies/reply.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward, forwardMessage } from '../forward.ts';

/** Returns the operations of a checkout. */
export const checkoutHandlers = ({ clients: { orders } }: ResourceDeps) => ({
  listShippingOptions: forward(orders.listShippingOptions, (response) => enveloped(renderShippingOptions(response))),
  /** Checks out a cart. A replay is rendered from the stored result, so its bytes are identical to the original response. */
  checkout: forwardMessage((body: CheckoutBody, caller: Caller) => orders.checkout({ body }, caller), 'result', renderCheckoutResult),
  /** Returns what a checkout would return now, without writing anything. */
  previewCheckout: forwardMessage(
    (body: CheckoutBody, caller: Caller) => orders.previewCheckout({ body }, caller),
    'result',
    renderCheckoutResult,
  ),
});
