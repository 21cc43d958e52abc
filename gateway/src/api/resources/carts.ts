import { isStorable } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { Cart__Output } from '@storefront/proto/storefront/cart/v1/Cart';
import { renderCart, renderSectionErrors } from '@storefront/public-json';
import type { z } from 'zod';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { CartLineIn, CartLineUpdateIn, PromoCodeIn } from '../schemas/carts.ts';

type Clients = Pick<ResourceDeps, 'clients'>;
type CartPath = { path: { cart_id: string } };
type LinePath = { path: { cart_id: string; line_id: string } };

export const createCart =
  ({ clients }: Clients) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> =>
    answerCart(await clients.cart.createCart({}, caller), 201);

export const getCart =
  ({ clients }: Clients) =>
  async ({ path }: CartPath, { caller }: Call): Promise<Reply> =>
    answerCart(await clients.cart.getCart({ cartId: path.cart_id }, caller));

export const addCartLine =
  ({ clients }: Clients) =>
  async ({ path, body }: CartPath & { body: z.output<typeof CartLineIn> }, { caller }: Call): Promise<Reply> => {
    const { sku, quantity, order_uom: orderUom, order_quantity: orderQuantity } = body;
    return answerCart(await clients.cart.addLine({ cartId: path.cart_id, sku, quantity, orderUom, orderQuantity }, caller));
  };

export const updateCartLine =
  ({ clients }: Clients) =>
  async ({ path, body }: LinePath & { body: z.output<typeof CartLineUpdateIn> }, { caller }: Call): Promise<Reply> => {
    const { quantity, order_uom: orderUom, order_quantity: orderQuantity, version } = body;
    const change = { cartId: path.cart_id, lineId: path.line_id, quantity, orderUom, orderQuantity, version };
    return answerCart(await clients.cart.updateLine(change, caller));
  };

export const removeCartLine =
  ({ clients }: Clients) =>
  async ({ path }: LinePath, { caller }: Call): Promise<Reply> =>
    answerCart(await clients.cart.removeLine({ cartId: path.cart_id, lineId: path.line_id }, caller));

export const priceCart =
  ({ clients }: Clients) =>
  async ({ path }: CartPath, { caller }: Call): Promise<Reply> =>
    answerCart(await clients.cart.priceCart({ cartId: path.cart_id }, caller));

export const applyPromotion =
  ({ clients }: Clients) =>
  async ({ path, body }: CartPath & { body: z.output<typeof PromoCodeIn> }, { caller }: Call): Promise<Reply> =>
    answerCart(await clients.cart.applyPromotion({ cartId: path.cart_id, code: body.code }, caller));

export const removePromotion =
  ({ clients }: Clients) =>
  async ({ path }: { path: { cart_id: string; code: string } }, { caller }: Call): Promise<Reply> => {
    if (!isStorable(path.code)) throw notFound('promotion');
    return answerCart(await clients.cart.removePromotion({ cartId: path.cart_id, code: path.code }, caller));
  };

/** The cart itself is never partial, but the catalog data of its lines can be missing. */
function answerCart({ cart: message, replayed = false }: { cart: Cart__Output | null; replayed?: boolean }, status = 200): Reply {
  const cart = present(message, 'cart');
  return enveloped(renderCart(cart), { status, errors: renderSectionErrors(cart.errors), replayed });
}
