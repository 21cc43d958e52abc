import type { CheckoutBody } from '@storefront/proto/storefront/orders/v1/CheckoutBody';
import { renderCheckoutResult, renderShippingOptions } from '@storefront/public-json';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward } from '../forward.ts';

/** Returns the operations of a checkout. */
export const checkoutHandlers = ({ clients: { orders } }: ResourceDeps) => ({
  listShippingOptions: forward(orders.listShippingOptions, (response) => enveloped(renderShippingOptions(response))),
  /** Checks out a cart. A replay is rendered from the stored result, so its bytes are identical to the original response. */
  checkout: async (body: CheckoutBody, { caller }: Call): Promise<Reply> => {
    const { result, replayed } = await orders.checkout({ body }, caller);
    return enveloped(renderCheckoutResult(present(result, 'result')), { replayed });
  },
  /** Returns what a checkout would return now, without writing anything. */
  previewCheckout: async (body: CheckoutBody, { caller }: Call): Promise<Reply> => {
    const { result } = await orders.previewCheckout({ body }, caller);
    return enveloped(renderCheckoutResult(present(result, 'result')));
  },
});
