import 'server-only';
import { type Schemas, type Storefront, settle } from '@storefront/client';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { clientOf, read, shopperToken } from './storefront';

/** Returns the open cart of the signed-in shopper, if there is one. Read once for each page. */
export const openCart = cache(async (): Promise<Schemas['Cart'] | undefined> => {
  const [token, cart_id] = [await shopperToken(), (await cookies()).get('cart')?.value];
  if (token === undefined || cart_id === undefined) return undefined;
  const found = await settle(clientOf(token).GET('/v1/carts/{cart_id}', { params: { path: { cart_id } } }));
  return found.ok && found.data.data.status === 'OPEN' ? found.data.data : undefined;
});

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
