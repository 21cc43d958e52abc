import { documented } from '@storefront/api-docs';
import { isStorable } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import {
  renderAvailability,
  renderCatalogChange,
  renderCategoryTree,
  renderFacets,
  renderSectionErrors,
  renderTagGroup,
} from '@storefront/public-json';
import { z } from 'zod';
import { PRICED, STOCK, TAXONOMY } from '../../cache/edge-policies.ts';
import type { Message } from '../../http/input/to-message.ts';
import { bare, enveloped, page, type Reply } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { type Call, type ListPage, route, type Route } from '../../http/routing/route.ts';
import { KEY_FOR_CATALOG } from '../access.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward } from '../forward.ts';
import { envelopeOf } from '../schemas/envelopes.ts';
import { CATALOG_OPERATIONS } from './docs.ts';
import {
  AvailabilityOut,
  BatchAvailabilityIn,
  CatalogChangesOut,
  CatalogChangesQuery,
  CategoryOut,
  ProductListQuery,
  ProductOut,
  ProductPageOut,
  SkuPath,
  TagGroupOut,
} from './schemas.ts';

/** The catalog and its stock bands. */
export function catalogRoutes(deps: ResourceDeps): readonly Route[] {
  const catalog = catalogHandlers(deps);
  const products = productHandlers(deps);
  // prettier-ignore
  return documented('Catalog', CATALOG_OPERATIONS, [
    route({
      id: 'listProducts', method: 'get', path: '/v1/products', ...KEY_FOR_CATALOG,
      summary: 'List products', request: { query: ProductListQuery }, response: ok('A page of products.', ProductPageOut),
      edge: { ...PRICED, keyOf: productListKey, pageOf: productPage }, handler: products.listProducts,
    }),
    route({
      id: 'getProduct', method: 'get', path: '/v1/products/:sku', ...KEY_FOR_CATALOG,
      summary: 'Retrieve a product', request: { path: SkuPath }, response: ok('The product.', envelopeOf(ProductOut)),
      edge: { ...PRICED, keyOf: skuKey }, handler: products.getProduct,
    }),
    route({
      id: 'listCategories', method: 'get', path: '/v1/categories', ...KEY_FOR_CATALOG,
      summary: 'List categories', request: {}, response: ok('The category tree.', envelopeOf(z.array(CategoryOut), 'CategoryTreeEnvelope')),
      edge: { ...TAXONOMY, keyOf: () => '' }, handler: catalog.listCategories,
    }),
    route({
      id: 'listTags', method: 'get', path: '/v1/tags', ...KEY_FOR_CATALOG,
      summary: 'List tags', request: {}, response: ok('The tag groups.', envelopeOf(z.array(TagGroupOut), 'TagGroupsEnvelope')),
      edge: { ...TAXONOMY, keyOf: () => '' }, handler: catalog.listTags,
    }),
    route({
      id: 'getAvailability', method: 'get', path: '/v1/products/:sku/availability', ...KEY_FOR_CATALOG,
      summary: 'Retrieve the availability of a product', request: { path: SkuPath }, response: ok('The stock band of the SKU.', AvailabilityOut),
      edge: { ...STOCK, keyOf: skuKey }, handler: products.getAvailability,
    }),
    route({
      id: 'batchAvailability', method: 'post', path: '/v1/availability/batch', ...KEY_FOR_CATALOG,
      summary: 'Retrieve the availability of many products', request: { body: BatchAvailabilityIn },
      response: ok('The stock bands, in request order.', envelopeOf(z.array(AvailabilityOut), 'AvailabilitiesEnvelope')), handler: products.batchAvailability,
    }),
    route({
      id: 'listCatalogChanges', method: 'get', path: '/v1/catalog/changes', ...KEY_FOR_CATALOG,
      summary: 'List catalog changes', request: { query: CatalogChangesQuery }, response: ok('A page of changes.', CatalogChangesOut),
      handler: catalog.listCatalogChanges,
    }),
  ]);
}

type ListQuery = z.output<typeof ProductListQuery>;

/** Returns the normalized query. The order and repetition of tags do not matter, and `updated_since` does not filter. */
const productListKey = ({ query }: { query: ListQuery }): string =>
  JSON.stringify([query.q, query.category, distinct(query.tag), query.sort, query.limit, query.offset, ...narrowingKey(query)]);

/** Equal amounts share a key, however they are written, and so do lists in another order. */
const narrowingKey = (query: ListQuery): readonly unknown[] => {
  const { price_min, price_max } = query;
  const [availability, facets] = [distinct(query.availability), distinct(query.facets)];
  if (price_min === undefined && price_max === undefined && availability.length === 0 && facets.length === 0) return [];
  return [price_min && Number(price_min), price_max && Number(price_max), availability, facets];
};

/** A page with facets is not cut out of another one. */
const productPage = <Input extends { readonly query: ListQuery }>(input: Input): ListPage<Input> | undefined => {
  const { query } = input;
  const { limit, offset, facets = [] } = query;
  return facets.length > 0 ? undefined : { limit, offset, at: (page) => ({ ...input, query: { ...query, ...page } }) };
};

const skuKey = ({ path }: { path: { sku: string } }): string => path.sku;

/** Returns the operations on products. */
const productHandlers = ({ clients: { catalog } }: ResourceDeps) => ({
  listProducts: async ({ tag, ...query }: Message<ListQuery>, { caller }: Call): Promise<Reply> => {
    const { q, category, sort, priceMin, priceMax, limit, offset } = query;
    const [tags, availability, facets] = [distinct(tag), distinct(query.availability), distinct(query.facets)];
    const wanted = { q, category, sort, tags, limit, offset, priceMin, priceMax, availability, facets };
    const response = await catalog.listProducts(wanted, caller);
    const reply = page(
      response.productsJson,
      { total: response.total, limit, offset },
      { errors: renderSectionErrors(response.errors), catalogVersion: response.catalogVersion, itemSizes: response.productSizes },
    );
    return facets.length === 0 ? reply : withFacets(reply, renderFacets(response.facets, facets));
  },
  getProduct: async ({ sku }: SkuRequest, { caller }: Call): Promise<Reply> => {
    const { productJson, errors, catalogVersion } = await catalog.getProduct({ sku: knownSku(sku) }, caller);
    return enveloped(productJson, { errors: renderSectionErrors(errors), catalogVersion });
  },
  getAvailability: async ({ sku }: SkuRequest, { caller }: Call): Promise<Reply> => {
    const response = await catalog.getAvailability({ sku: knownSku(sku) }, caller);
    return bare(renderAvailability(response), { catalogVersion: response.catalogVersion });
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

/** Returns the operations on the taxonomy and the changes of the catalog. */
const catalogHandlers = ({ clients: { catalog } }: ResourceDeps) => ({
  listCategories: forward(catalog.listCategories, ({ categories, catalogVersion }) =>
    enveloped(renderCategoryTree(categories), { catalogVersion }),
  ),
  listTags: forward(catalog.listTags, ({ groups, catalogVersion }) => enveloped(groups.map(renderTagGroup), { catalogVersion })),
  /** Lists catalog changes since a cursor, including tombstones, without gaps. */
  listCatalogChanges: forward(catalog.listChanges, ({ changes, nextCursor, hasMore }) =>
    bare({ data: changes.map(renderCatalogChange), next_cursor: nextCursor, has_more: hasMore, errors: [] }),
  ),
});
