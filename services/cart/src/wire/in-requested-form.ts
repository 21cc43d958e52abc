import type { Cart__Output, RejectedLine } from '@storefront/proto/storefront/cart/v1';
import type { SectionError__Output } from '@storefront/proto/storefront/common/v1';
import { renderCart } from '@storefront/public-json';
import type { Handler } from '@storefront/rpc';

/** The response of every RPC that returns a cart to the gateway. */
export interface CartResponse {
  readonly cart: Cart__Output;
  readonly replayed?: boolean;
  /** The lines of the request that were not added. */
  readonly rejected?: RejectedLine[];
}

/** The same response with the cart as public JSON, which the gateway inserts into its response unchanged. */
interface CartJsonResponse extends Omit<CartResponse, 'cart'> {
  readonly cartJson: Buffer;
  readonly errors: SectionError__Output[];
}

/** Handles an RPC that returns a cart, in either form. */
export type CartResponseHandler<Request, Response = CartResponse> = Handler<Omit<Request, 'asJson'>, Response>;

/**
 * Wraps a handler so that it responds in the form that the gateway asked for. Responses stored for an Idempotency-Key are always messages, so that
 * a request can be repeated through a gateway of another release.
 */
export const inRequestedForm =
  <Request extends { readonly asJson: boolean }, Other = never>(
    handle: CartResponseHandler<Request, CartResponse | Other>,
  ): Handler<Request, CartResponse | CartJsonResponse | Other> =>
  async ({ asJson, ...request }, caller) => {
    const response = await handle(request, caller);
    if (!asJson || !hasCart(response)) return response;
    const { cart, ...rest } = response;
    return { ...rest, cartJson: Buffer.from(JSON.stringify(renderCart(cart))), errors: cart.errors };
  };

const hasCart = <Other>(response: CartResponse | Other): response is CartResponse =>
  typeof response === 'object' && response !== null && 'cart' in response;
