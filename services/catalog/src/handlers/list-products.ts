import { invalid } from '@storefront/errors';
import type { ListProductsRequest__Output } from '@storefront/proto/storefront/catalog/v1/ListProductsRequest';
import type { ListProductsResponse } from '@storefront/proto/storefront/catalog/v1/ListProductsResponse';
import { renderProduct } from '@storefront/public-json';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { findProducts } from '../search/find-products.ts';
import type { Sort } from '../store/product-keys.ts';
import { toJson, toShownProduct } from '../wire/products.ts';
import { toSectionErrors, withoutSections } from '../wire/sections.ts';

// The contract's own limits; the gateway has checked them, and this door checks them for everybody else.
const LIMIT_DEFAULT = 50;
const LIMIT_MAX = 200;
const OFFSET_MAX = 10_000;

/** One page of the catalog as the caller sees it. */
export const listProducts =
  ({ readSections, now }: CatalogDeps): Handler<ListProductsRequest__Output, ListProductsResponse> =>
  async ({ q, category, tags, sort, limit, offset }, caller) => {
    const wanted = { q, category, tags };
    const page = { sort: readSort(sort, q), ...readPage(limit, offset) };
    const { answer, missing } = await readSections(caller, (db, reader) => findProducts(db, reader, wanted, page));
    const at = now();
    const products = answer.rows.map((row) => renderProduct(withoutSections(toShownProduct(row, caller.store, at), missing)));
    return { productsJson: toJson(products), total: answer.total, catalogVersion: answer.version, errors: toSectionErrors(missing) };
  };

const SORTS: readonly string[] = ['sku', '-updated_at', 'price', '-price', 'relevance'] satisfies Sort[];

function readSort(sort: string | undefined, q: string | undefined): Sort {
  const wanted = sort ?? (q === undefined ? 'sku' : 'relevance');
  if (!SORTS.includes(wanted)) throw invalid('sort', `must be one of ${SORTS.join(', ')}`, { location: 'query' });
  return wanted as Sort;
}

function readPage(limit: number, offset: number): { limit: number; offset: number } {
  if (limit > LIMIT_MAX) throw invalid('limit', `must be at most ${LIMIT_MAX}`, { location: 'query' });
  if (offset > OFFSET_MAX) throw invalid('offset', `must be at most ${OFFSET_MAX}`, { location: 'query' });
  return { limit: limit === 0 ? LIMIT_DEFAULT : limit, offset };
}
