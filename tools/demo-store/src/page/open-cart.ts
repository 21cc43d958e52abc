import { type Schemas, type Storefront, unwrap } from '@storefront/client';

/** Returns the shopper's open cart that changed last, on whichever device; undefined if there is none. */
export async function findOpenCart({ GET }: Storefront): Promise<Schemas['Cart'] | undefined> {
  const { data: carts } = await unwrap(GET('/v1/carts', { params: { query: { status: ['OPEN'], limit: 1 } } }));
  const [latest] = carts;
  return latest && (await unwrap(GET('/v1/carts/{cart_id}', { params: { path: { cart_id: latest.id } } }))).data;
}

/** Returns the shopper's open cart, or a new one. */
export const openCart = async (api: Storefront): Promise<Schemas['Cart']> =>
  (await findOpenCart(api)) ?? (await unwrap(api.POST('/v1/carts'))).data;
