import { isStorable } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { z } from 'zod';
import type { Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { CartLineIn, CartLineUpdateIn, PromoCodeIn } from '../schemas/carts.ts';
import { AS_JSON, answerCart } from './answer-cart.ts';

type Clients = Pick<ResourceDeps, 'clients'>;
type CartPath = { path: { cart_id: string } };
type LinePath = { path: { cart_id: string; line_id: string } };

export const createCart =
  ({ clients }: Clients) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> =>
    answerCart(await clients.cart.createCart(AS_JSON, caller), 201);

export const getCart =
  ({ clients }: Clients) =>
  async ({ path }: CartPath, { caller }: Call): Promise<Reply> =>
    answerCart(await clients.cart.getCart({ cartId: path.cart_id, ...AS_JSON }, caller));

export const addCartLine =
  ({ clients }: Clients) =>
  async ({ path, body }: CartPath & { body: z.output<typeof CartLineIn> }, { caller }: Call): Promise<Reply> => {
    const { sku, quantity, order_uom: orderUom, order_quantity: orderQuantity } = body;
    return answerCart(await clients.cart.addLine({ cartId: path.cart_id, sku, quantity, orderUom, orderQuantity, ...AS_JSON }, caller));
  };

export const updateCartLine =
  ({ clients }: Clients) =>
  async ({ path, body }: LinePath & { body: z.output<typeof CartLineUpdateIn> }, { caller }: Call): Promise<Reply> => {
    const { quantity, order_uom: orderUom, order_quantity: orderQuantity, version } = body;
    const change = { cartId: path.cart_id, lineId: path.line_id, quantity, orderUom, orderQuantity, version, ...AS_JSON };
    return answerCart(await clients.cart.updateLine(change, caller));
  };

export const removeCartLine =
  ({ clients }: Clients) =>
  async ({ path }: LinePath, { caller }: Call): Promise<Reply> =>
    answerCart(await clients.cart.removeLine({ cartId: path.cart_id, lineId: path.line_id, ...AS_JSON }, caller));

export const priceCart =
  ({ clients }: Clients) =>
  async ({ path }: CartPath, { caller }: Call): Promise<Reply> =>
    answerCart(await clients.cart.priceCart({ cartId: path.cart_id, ...AS_JSON }, caller));

export const applyPromotion =
  ({ clients }: Clients) =>
  async ({ path, body }: CartPath & { body: z.output<typeof PromoCodeIn> }, { caller }: Call): Promise<Reply> =>
    answerCart(await clients.cart.applyPromotion({ cartId: path.cart_id, code: body.code, ...AS_JSON }, caller));

export const removePromotion =
  ({ clients }: Clients) =>
  async ({ path }: { path: { cart_id: string; code: string } }, { caller }: Call): Promise<Reply> => {
    if (!isStorable(path.code)) throw notFound('promotion');
    return answerCart(await clients.cart.removePromotion({ cartId: path.cart_id, code: path.code, ...AS_JSON }, caller));
  };
