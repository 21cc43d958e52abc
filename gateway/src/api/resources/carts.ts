import { isStorable } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { RemovePromotionRequest } from '@storefront/proto/storefront/cart/v1/RemovePromotionRequest';
import type { Caller } from '@storefront/rpc';
import type { Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { answerCart, type CartAnswer } from './answer-cart.ts';

/** Asks the cart service for JSON, which the gateway does not decode. */
const forwardAsJson =
  <Request>(rpc: (request: Request & { asJson: boolean }, caller: Caller) => Promise<CartAnswer>, status = 200) =>
  async (request: Request, { caller }: Call): Promise<Reply> =>
    answerCart(await rpc({ ...request, asJson: true }, caller), status);

/** Returns the operations on the carts of the signed-in customer. */
export function cartHandlers({ clients: { cart } }: ResourceDeps) {
  const removePromotion = forwardAsJson<RemovePromotionRequest>(cart.removePromotion);
  return {
    createCart: forwardAsJson<object>(cart.createCart, 201),
    getCart: forwardAsJson(cart.getCart),
    addCartLine: forwardAsJson(cart.addLine),
    updateCartLine: forwardAsJson(cart.updateLine),
    removeCartLine: forwardAsJson(cart.removeLine),
    priceCart: forwardAsJson(cart.priceCart),
    applyPromotion: forwardAsJson(cart.applyPromotion),
    removePromotion: async (request: { cartId: string; code: string }, call: Call): Promise<Reply> => {
      if (!isStorable(request.code)) throw notFound('promotion');
      return removePromotion(request, call);
    },
  };
}
