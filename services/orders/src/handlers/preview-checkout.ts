import type { PreviewCheckoutRequest__Output } from '@storefront/proto/storefront/orders/v1/PreviewCheckoutRequest';
import type { PreviewCheckoutResponse } from '@storefront/proto/storefront/orders/v1/PreviewCheckoutResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import { previewCheckout as preview } from '../checkout/preview-checkout.ts';
import type { OrdersDeps } from '../deps.ts';
import { toCheckoutBody } from '../wire/checkout-body-message.ts';
import { toCheckoutResultMessage } from '../wire/checkout-result-message.ts';

/** What a checkout would answer now. */
export const previewCheckout =
  (deps: OrdersDeps): Handler<PreviewCheckoutRequest__Output, PreviewCheckoutResponse> =>
  async ({ body }, caller) => {
    customerScope(caller);
    return { result: toCheckoutResultMessage(await preview(deps, caller, toCheckoutBody(body))) };
  };
