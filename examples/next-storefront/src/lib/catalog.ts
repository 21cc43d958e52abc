import 'server-only';
import { type Schemas, unwrap } from '@storefront/client';
import { unstable_cache } from 'next/cache';
import { clientOf, read, shopperToken, storefront } from './storefront';

/** Webhooks end cached entries at once. This limit is for the case that none arrives. */
const REVALIDATE_SECONDS = 300;

const cached = <Data>(key: string[], tag: string, load: () => Promise<Data>): Promise<Data> =>
  unstable_cache(load, key, { tags: [tag], revalidate: REVALIDATE_SECONDS })();

/** Returns a page of products: with list prices from the cache, or with the prices of the signed-in shopper. */
export async function listProducts(query: { q?: string; category?: string; limit: number; offset: number }) {
  const token = await shopperToken();
  const load = () => read(clientOf(token).GET('/v1/products', { params: { query } }));
  return token === undefined ? cached(['products', JSON.stringify(query)], 'lists', load) : load();
}

/** Returns a product: with its list price from the cache, or with the price of the signed-in shopper. */
export async function getProduct(sku: string): Promise<Schemas['Product']> {
  const token = await shopperToken();
  const load = () => read(clientOf(token).GET('/v1/products/{sku}', { params: { path: { sku } } }));
  return (await (token === undefined ? cached(['product', sku], `product:${sku}`, load) : load())).data;
}

/** Returns a product as anyone sees it, for its image and units, or undefined if it is not shown anymore. */
export const listedProduct = (sku: string): Promise<Schemas['Product'] | undefined> =>
  cached(['product', sku], `product:${sku}`, () => unwrap(storefront().GET('/v1/products/{sku}', { params: { path: { sku } } }))).then(
    ({ data }) => data,
    () => undefined,
  );

/** Returns the tree of categories, which is the same for all shoppers. */
export const listCategories = async (): Promise<readonly Schemas['Category'][]> =>
  (await cached(['categories'], 'lists', () => read(storefront().GET('/v1/categories')))).data;
