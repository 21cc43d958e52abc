import { notFound } from '@storefront/errors';
import { renderAvailability, renderSectionErrors } from '@storefront/public-json';
import type { z } from 'zod';
import type { ResourceDeps } from '../deps.ts';
import { bare, enveloped, page, type Reply } from '../http/reply.ts';
import type { Call } from '../http/route.ts';
import type { BatchAvailabilityIn } from '../schemas/catalog.ts';
import type { ProductListQuery } from '../schemas/products.ts';
import { isStorable } from '../schemas/text.ts';

type Clients = Pick<ResourceDeps, 'clients'>;
type ListQuery = z.output<typeof ProductListQuery>;

/** The normalised query: the order and repetition of tags mean nothing, and updated_since does not filter. */
export const productListKey = ({ query }: { query: ListQuery }): string =>
  JSON.stringify([query.q, query.category, normalisedTags(query), query.sort, query.limit, query.offset]);

export const skuKey = ({ path }: { path: { sku: string } }): string => path.sku;

export const listProducts =
  ({ clients }: Clients) =>
  async ({ query }: { query: ListQuery }, { caller }: Call): Promise<Reply> => {
    const { q, category, sort, limit, offset } = query;
    const tags = normalisedTags(query);
    const answer = await clients.catalog.listProducts({ q, category, sort, tags, limit, offset }, caller);
    return page(
      answer.productsJson,
      { total: answer.total, limit, offset },
      { errors: renderSectionErrors(answer.errors), catalogVersion: answer.catalogVersion },
    );
  };

export const getProduct =
  ({ clients }: Clients) =>
  async ({ path }: { path: { sku: string } }, { caller }: Call): Promise<Reply> => {
    const { productJson, errors, catalogVersion } = await clients.catalog.getProduct({ sku: knownSku(path.sku) }, caller);
    return enveloped(productJson, { errors: renderSectionErrors(errors), catalogVersion });
  };

export const getAvailability =
  ({ clients }: Clients) =>
  async ({ path }: { path: { sku: string } }, { caller }: Call): Promise<Reply> => {
    const answer = await clients.catalog.getAvailability({ sku: knownSku(path.sku) }, caller);
    return bare(renderAvailability(answer), { catalogVersion: answer.catalogVersion });
  };

export const batchAvailability =
  ({ clients }: Clients) =>
  async ({ body }: { body: z.output<typeof BatchAvailabilityIn> }, { caller }: Call): Promise<Reply> => {
    const { items } = await clients.catalog.batchGetAvailability({ skus: [...new Set(body.skus)] }, caller);
    return enveloped(items.map(renderAvailability));
  };

const normalisedTags = ({ tag }: ListQuery): string[] => [...new Set(tag)].sort();

/** A SKU that cannot be stored is unknown like any other. */
function knownSku(sku: string): string {
  if (!isStorable(sku)) throw notFound('product');
  return sku;
}
