import 'server-only';
import { type Outcome, type Schemas, type Storefront, settle } from '@storefront/client';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { keepCart } from './session';
import { clientOf, read, shopperToken } from './storefront';

/** The API adds this many lines at once. */
export const BATCH_LINES = 200;

/** Returns the open cart of the signed-in shopper, if there is one. Read once for each page. */
export const openCart = cache(async (): Promise<Schemas['Cart'] | undefined> => {
  const [token, cart_id] = [await shopperToken(), (await cookies()).get('cart')?.value];
  if (token === undefined || cart_id === undefined) return undefined;
  const found = await settle(clientOf(token).GET('/v1/carts/{cart_id}', { params: { path: { cart_id } } }));
  return found.ok && found.data.data.status === 'OPEN' ? found.data.data : undefined;
});

/** Returns the open carts with lines of the shopper, from all devices. The one that changed last is first. */
export async function openCarts(client: Storefront): Promise<readonly Schemas['CartRow'][]> {
  const found = await settle(client.GET('/v1/carts', { params: { query: { status: ['OPEN'], limit: 20 } } }));
  return found.ok ? found.data.data.filter(({ line_count }) => line_count > 0) : [];
}

/** Returns the ID of the cart to add to, for actions. Creates and keeps a cart if there is none. */
export async function cartToFill(client: Storefront): Promise<Outcome<string>> {
  const open = (await openCart()) ?? (await openCarts(client))[0];
  const cart = open ? ({ ok: true, data: { data: open } } as const) : await settle(client.POST('/v1/carts'));
  if (!cart.ok) return cart;
  keepCart(await cookies(), cart.data.data.id);
  return { ok: true, data: cart.data.data.id };
}

/** Prices a cart whose prices are missing, old, or changed. Also returns the lines whose price differs from what the shopper saw. */
export async function priced(client: Storefront, cart: Schemas['Cart']) {
  const isCurrent = cart.total !== null && cart.warnings.every(({ code }) => code !== 'price_moved' && code !== 'price_expired');
  if (isCurrent || cart.line_count === 0) return { cart, changes: [] };
  const { data } = await read(client.POST('/v1/carts/{cart_id}/price', { params: { path: { cart_id: cart.id } } }));
  const before = new Map(cart.lines.map(({ id, unit_price }) => [id, unit_price]));
  const changes = data.lines.flatMap(({ id, sku, description, unit_price: to }) => {
    const from = before.get(id) ?? null;
    return from === null || to === null || from === to ? [] : [{ name: description ?? sku, from, to }];
  });
  return { cart: data, changes };
}
