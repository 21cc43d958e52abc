import { isStorable } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { renderAvailability, renderFacets, renderSectionErrors } from '@storefront/public-json';
import type { z } from 'zod';
import type { Message } from '../../http/input/to-message.ts';
import { bare, enveloped, page, type Reply } from '../../http/replies/reply.ts';
import type { Call, ListPage } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { ProductListQuery } from '../schemas/products.ts';

type ListQuery = z.output<typeof ProductListQuery>;

/** Returns the normalized query. The order and repetition of tags do not matter, and `updated_since` does not filter. */
export const productListKey = ({ query }: { query: ListQuery }): string =>
  JSON.stringify([query.q, query.category, distinct(query.tag), query.sort, query.limit, query.offset, ...narrowingKey(query)]);

/** Equal amounts share a key, however they are written, and so do lists in another order. */
const narrowingKey = (query: ListQuery): readonly unknown[] => {
  const { price_min, price_max } = query;
  const [availability, facets] = [distinct(query.availability), distinct(query.facets)];
  if (price_min === undefined && price_max === undefined && availability.length === 0 && facets.length === 0) return [];
  return [price_min && Number(price_min), price_max && Number(price_max), availability, facets];
};

/** A page with facets is not cut out of another one. */
export const productPage = <Input extends { readonly query: ListQuery }>(input: Input): ListPage<Input> | undefined => {
  const { query } = input;
  const { limit, offset, facets = [] } = query;
  return facets.length > 0 ? undefined : { limit, offset, at: (page) => ({ ...input, query: { ...query, ...page } }) };
};

export const skuKey = ({ path }: { path: { sku: string } }): string => path.sku;

/** Returns the operations on products. */
export const productHandlers = ({ clients: { catalog } }: ResourceDeps) => ({
  listProducts: async ({ tag, ...query }: Message<ListQuery>, { caller }: Call): Promise<Reply> => {
    const { q, category, sort, priceMin, priceMax, limit, offset } = query;
    const [tags, availability, facets] = [distinct(tag), distinct(query.availability), distinct(query.facets)];
    const wanted = { q, category, sort, tags, limit, offset, priceMin, priceMax, availability, facets };
    const answer = await catalog.listProducts(wanted, caller);
    const reply = page(
      answer.productsJson,
      { total: answer.total, limit, offset },
      { errors: renderSectionErrors(answer.errors), catalogVersion: answer.catalogVersion, itemSizes: answer.productSizes },
    );
    return facets.length === 0 ? reply : withFacets(reply, renderFacets(answer.facets, facets));
  },
  getProduct: async ({ sku }: SkuRequest, { caller }: Call): Promise<Reply> => {
    const { productJson, errors, catalogVersion } = await catalog.getProduct({ sku: knownSku(sku) }, caller);
    return enveloped(productJson, { errors: renderSectionErrors(errors), catalogVersion });
  },
  getAvailability: async ({ sku }: SkuRequest, { caller }: Call): Promise<Reply> => {
    const answer = await catalog.getAvailability({ sku: knownSku(sku) }, caller);
    return bare(renderAvailability(answer), { catalogVersion: answer.catalogVersion });
  },
  batchAvailability: async ({ skus }: { skus: readonly string[] }, { caller }: Call): Promise<Reply> => {
    const { items } = await catalog.batchGetAvailability({ skus: [...new Set(skus)] }, caller);
    return enveloped(items.map(renderAvailability));
  },
});

type SkuRequest = { sku: string };

const withFacets = (reply: Reply, facets: object): Reply => ({ ...reply, body: { ...(reply.body as object), facets } });

const distinct = <Value extends string>(values: readonly Value[] = []): Value[] => [...new Set(values)].sort();

/** Throws `not_found` for a SKU that cannot be stored, as for any unknown SKU. */
function knownSku(sku: string): string {
  if (!isStorable(sku)) throw notFound('product');
  return sku;
}
