import type { Cart__Output } from '@storefront/proto/storefront/cart/v1/Cart';
import type { SectionError__Output } from '@storefront/proto/storefront/common/v1/SectionError';
import { renderCart } from '@storefront/public-json';
import type { Handler } from '@storefront/rpc';

/** The response of every RPC that returns a cart to the gateway. */
export interface CartAnswer {
  readonly cart: Cart__Output;
  readonly replayed?: boolean;
}

/** The same response with the cart as public JSON, which the gateway inserts into its response unchanged. */
interface CartJsonAnswer {
  readonly cartJson: Buffer;
  readonly errors: SectionError__Output[];
  readonly replayed?: boolean;
}

/** Handles an RPC that returns a cart, in either form. */
export type CartAnswerHandler<Request> = Handler<Omit<Request, 'asJson'>, CartAnswer>;

/**
 * Wraps a handler so that it answers in the form that the gateway asked for. Answers stored for an Idempotency-Key are always messages, so that
 * a request can be repeated through a gateway of another release.
 */
export const inRequestedForm =
  <Request extends { readonly asJson: boolean }>(handle: CartAnswerHandler<Request>): Handler<Request, CartAnswer | CartJsonAnswer> =>
  async ({ asJson, ...request }, caller) => {
    const answer = await handle(request, caller);
    if (!asJson) return answer;
    const { cart, ...rest } = answer;
    return { ...rest, cartJson: Buffer.from(JSON.stringify(renderCart(cart))), errors: cart.errors };
  };
