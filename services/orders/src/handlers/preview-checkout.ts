import { flowOf } from '@storefront/fair-queue';
import { customerScope } from '@storefront/rpc';
import { previewCheckout as preview } from '../checkout/preview-checkout.ts';
import type { OrdersHandler } from '../deps.ts';
import { fromProtoCheckoutBody } from '../wire/from-proto-checkout-body.ts';
import { toProtoCheckoutResult } from '../wire/to-proto-checkout-result.ts';

/** Returns the result that a checkout would have now. */
export const previewCheckout: OrdersHandler<'PreviewCheckout'> =
  (deps) =>
  async ({ body }, caller) => {
    customerScope(caller);
    const previewed = fromProtoCheckoutBody(body, caller.store.currency);
    return { result: toProtoCheckoutResult(await deps.checkoutPermits.run(flowOf(caller), () => preview(deps, caller, previewed))) };
  };
