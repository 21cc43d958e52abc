import { isStorable } from '@storefront/contract';
import { fieldError, invalidAll, notFound } from '@storefront/errors';
import type { RemovePromotionRequest, ReplaceLinesRequest } from '@storefront/proto/storefront/cart/v1';
import { renderCartRow } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import type { Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forwardPage } from '../forward.ts';
import { answerCart, type CartAnswer } from './answer-cart.ts';
import { type BatchLine, batchOf } from './batch-of.ts';

/** Asks the cart service for JSON, which the gateway does not decode. */
const forwardAsJson =
  <Request>(rpc: (request: Request & { asJson: boolean }, caller: Caller) => Promise<CartAnswer>, status = 200) =>
  async (request: Request, { caller }: Call): Promise<Reply> =>
    answerCart(await rpc({ ...request, asJson: true }, caller), status);

interface Batch {
  readonly cartId: string;
  readonly lines: readonly BatchLine[];
  readonly version?: number | undefined;
}

/** Returns the operations on the carts of the signed-in customer. */
export function cartHandlers({ clients: { cart } }: ResourceDeps) {
  const removePromotion = forwardAsJson<RemovePromotionRequest>(cart.removePromotion);
  return {
    createCart: forwardAsJson<object>(cart.createCart, 201),
    listCarts: forwardPage(cart.listCarts, ({ carts }) => carts.map(renderCartRow)),
    getCart: forwardAsJson(cart.getCart),
    addCartLine: forwardAsJson(cart.addLine),
    addCartLines: async ({ lines, ...request }: Batch, { caller }: Call): Promise<Reply> => {
      const { sent, rejectedWith } = batchOf(lines);
      const { rejected, ...answer } = await cart.addLines({ ...request, lines: sent, asJson: true }, caller);
      return answerCart(answer, 200, rejectedWith(rejected));
    },
    replaceCartLines: async (request: ReplaceLinesRequest, { caller }: Call): Promise<Reply> => {
      const { faults, reason, ...answer } = await cart.replaceLines({ ...request, asJson: true }, caller);
      if (faults.length > 0)
        throw invalidAll(
          faults.map(({ field, code, detail }) => fieldError(field, detail, code)),
          reason,
        );
      return answerCart(answer);
    },
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
