import { documented } from '@storefront/api-docs';
import { isStorable } from '@storefront/contract';
import { fieldError, invalidAll, notFound } from '@storefront/errors';
import type { RemovePromotionRequest, ReplaceLinesRequest } from '@storefront/proto/storefront/cart/v1';
import { renderCartRow } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import { IdempotencyHeaders } from '../../http/input/idempotency-key.ts';
import type { Reply } from '../../http/replies/reply.ts';
import { created, ok } from '../../http/routing/responses.ts';
import { type Call, route, type Route } from '../../http/routing/route.ts';
import { SHOPPER_CHECKOUT } from '../access.ts';
import type { ResourceDeps } from '../deps.ts';
import { forwardPage } from '../forward.ts';
import { envelopeOf, pageOf } from '../schemas/envelopes.ts';
import { type BatchLine, batchOf } from './batch-of.ts';
import { type CartResponse, cartReply } from './cart-reply.ts';
import { CART_OPERATIONS } from './docs.ts';
import {
  CartBatchIn,
  CartBatchOut,
  CartLineIn,
  CartLinePath,
  CartLinesIn,
  CartLineUpdateIn,
  CartListQuery,
  CartOut,
  CartPath,
  CartPromotionPath,
  CartRowOut,
  PromoCodeIn,
  quantityReason,
} from './schemas.ts';

const cart = ok('The cart.', envelopeOf(CartOut));

/** The carts of the signed-in customer. */
export function cartRoutes(deps: ResourceDeps): readonly Route[] {
  const carts = cartHandlers(deps);
  // prettier-ignore
  return documented('Cart', CART_OPERATIONS, [
    route({
      id: 'createCart', method: 'post', path: '/v1/carts', ...SHOPPER_CHECKOUT,
      summary: 'Create a cart', request: { headers: IdempotencyHeaders }, response: created('The new cart.', envelopeOf(CartOut)), handler: carts.createCart,
    }),
    route({
      id: 'listCarts', method: 'get', path: '/v1/carts', ...SHOPPER_CHECKOUT,
      summary: "List the customer's carts", request: { query: CartListQuery }, response: ok('A page of carts.', pageOf(CartRowOut, 'CartPage')),
      handler: carts.listCarts,
    }),
    route({
      id: 'getCart', method: 'get', path: '/v1/carts/:cart_id', ...SHOPPER_CHECKOUT,
      summary: 'Retrieve a cart', request: { path: CartPath }, response: cart, handler: carts.getCart,
    }),
    route({
      id: 'addCartLine', method: 'post', path: '/v1/carts/:cart_id/lines', ...SHOPPER_CHECKOUT,
      summary: 'Add a cart line', request: { headers: IdempotencyHeaders, path: CartPath, body: CartLineIn }, response: cart,
      reasonOf: quantityReason, handler: carts.addCartLine,
    }),
    route({
      id: 'addCartLines', method: 'post', path: '/v1/carts/:cart_id/lines/batch', ...SHOPPER_CHECKOUT,
      summary: 'Add many cart lines', request: { headers: IdempotencyHeaders, path: CartPath, body: CartBatchIn },
      response: ok('The cart, and the lines that were not added.', CartBatchOut), handler: carts.addCartLines,
    }),
    route({
      id: 'replaceCartLines', method: 'put', path: '/v1/carts/:cart_id/lines', ...SHOPPER_CHECKOUT,
      summary: 'Replace all cart lines', request: { path: CartPath, body: CartLinesIn }, response: cart,
      reasonOf: quantityReason, handler: carts.replaceCartLines,
    }),
    route({
      id: 'updateCartLine', method: 'patch', path: '/v1/carts/:cart_id/lines/:line_id', ...SHOPPER_CHECKOUT,
      summary: 'Update a cart line', request: { path: CartLinePath, body: CartLineUpdateIn }, response: cart,
      reasonOf: quantityReason, handler: carts.updateCartLine,
    }),
    route({
      id: 'removeCartLine', method: 'delete', path: '/v1/carts/:cart_id/lines/:line_id', ...SHOPPER_CHECKOUT,
      summary: 'Remove a cart line', request: { path: CartLinePath }, response: cart, handler: carts.removeCartLine,
    }),
    route({
      id: 'priceCart', method: 'post', path: '/v1/carts/:cart_id/price', ...SHOPPER_CHECKOUT,
      summary: 'Price a cart', request: { headers: IdempotencyHeaders, path: CartPath }, response: cart, handler: carts.priceCart,
    }),
    route({
      id: 'applyPromotion', method: 'post', path: '/v1/carts/:cart_id/promotions', ...SHOPPER_CHECKOUT,
      summary: 'Apply a promotion code', request: { headers: IdempotencyHeaders, path: CartPath, body: PromoCodeIn }, response: cart,
      handler: carts.applyPromotion,
    }),
    route({
      id: 'removePromotion', method: 'delete', path: '/v1/carts/:cart_id/promotions/:code', ...SHOPPER_CHECKOUT,
      summary: 'Remove a promotion code', request: { path: CartPromotionPath }, response: cart, handler: carts.removePromotion,
    }),
  ]);
}

/** Asks the cart service for JSON, which the gateway does not decode. */
const forwardAsJson =
  <Request>(rpc: (request: Request & { asJson: boolean }, caller: Caller) => Promise<CartResponse>, status = 200) =>
  async (request: Request, { caller }: Call): Promise<Reply> =>
    cartReply(await rpc({ ...request, asJson: true }, caller), status);

interface Batch {
  readonly cartId: string;
  readonly lines: readonly BatchLine[];
  readonly version?: number | undefined;
}

/** Returns the operations on the carts of the signed-in customer. */
function cartHandlers({ clients: { cart } }: ResourceDeps) {
  const removePromotion = forwardAsJson<RemovePromotionRequest>(cart.removePromotion);
  return {
    createCart: forwardAsJson<object>(cart.createCart, 201),
    listCarts: forwardPage(cart.listCarts, ({ carts }) => carts.map(renderCartRow)),
    getCart: forwardAsJson(cart.getCart),
    addCartLine: forwardAsJson(cart.addLine),
    addCartLines: async ({ lines, ...request }: Batch, { caller }: Call): Promise<Reply> => {
      const { sent, rejectedWith } = batchOf(lines);
      const { rejected, ...response } = await cart.addLines({ ...request, lines: sent, asJson: true }, caller);
      return cartReply(response, 200, rejectedWith(rejected));
    },
    replaceCartLines: async (request: ReplaceLinesRequest, { caller }: Call): Promise<Reply> => {
      const { violations, reason, ...response } = await cart.replaceLines({ ...request, asJson: true }, caller);
      if (violations.length > 0)
        throw invalidAll(
          violations.map(({ field, code, detail }) => fieldError(field, detail, code)),
          reason,
        );
      return cartReply(response);
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
