import type { Cart__Output, RejectedLine } from '@storefront/proto/storefront/cart/v1';
import type { SectionError__Output } from '@storefront/proto/storefront/common/v1';
import { renderCart } from '@storefront/public-json';
import type { Handler } from '@storefront/rpc';

/** The response of every RPC that returns a cart to the gateway. */
export interface CartAnswer {
  readonly cart: Cart__Output;
  readonly replayed?: boolean;
  /** The lines of the request that were not added. */
  readonly rejected?: RejectedLine[];
}

/** The same response with the cart as public JSON, which the gateway inserts into its response unchanged. */
interface CartJsonAnswer extends Omit<CartAnswer, 'cart'> {
  readonly cartJson: Buffer;
  readonly errors: SectionError__Output[];
}

/** Handles an RPC that returns a cart, in either form. */
export type CartAnswerHandler<Request, Answer = CartAnswer> = Handler<Omit<Request, 'asJson'>, Answer>;

/**
 * Wraps a handler so that it answers in the form that the gateway asked for. Answers stored for an Idempotency-Key are always messages, so that
 * a request can be repeated through a gateway of another release.
 */
export const inRequestedForm =
  <Request extends { readonly asJson: boolean }, Other = never>(
    handle: CartAnswerHandler<Request, CartAnswer | Other>,
  ): Handler<Request, CartAnswer | CartJsonAnswer | Other> =>
  async ({ asJson, ...request }, caller) => {
    const answer = await handle(request, caller);
    if (!asJson || !hasCart(answer)) return answer;
    const { cart, ...rest } = answer;
    return { ...rest, cartJson: Buffer.from(JSON.stringify(renderCart(cart))), errors: cart.errors };
  };

const hasCart = <Other>(answer: CartAnswer | Other): answer is CartAnswer =>
  typeof answer === 'object' && answer !== null && 'cart' in answer;
