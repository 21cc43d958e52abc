import type { PreviewCheckoutRequest__Output } from '@storefront/proto/storefront/orders/v1/PreviewCheckoutRequest';
import type { PreviewCheckoutResponse } from '@storefront/proto/storefront/orders/v1/PreviewCheckoutResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import { previewCheckout as preview } from '../checkout/preview-checkout.ts';
import type { OrdersDeps } from '../deps.ts';
import { fromProtoCheckoutBody } from '../wire/from-proto-checkout-body.ts';
import { toProtoCheckoutResult } from '../wire/to-proto-checkout-result.ts';

/** Returns the result that a checkout would have now. */
export const previewCheckout =
  (deps: OrdersDeps): Handler<PreviewCheckoutRequest__Output, PreviewCheckoutResponse> =>
  async ({ body }, caller) => {
    customerScope(caller);
    return { result: toProtoCheckoutResult(await preview(deps, caller, fromProtoCheckoutBody(body, caller.store.currency))) };
  };
