import { type Band, PAGE_LIMIT_DEFAULT } from '@storefront/contract';
import { flowOf } from '@storefront/fair-queue';
import type { ListProductsRequest__Output, ListProductsResponse } from '@storefront/proto/storefront/catalog/v1';
import type { CatalogHandler } from '../deps.ts';
import { FACETS, type Facets } from '../domain/facets.ts';
import { listCost } from '../domain/list-cost.ts';
import { findProducts, narrowingOf } from '../search/find-products.ts';
import { type FacetQuery, findWithFacets, prepareFacets } from '../search/find-with-facets.ts';
import type { ProductPage } from '../store/products/list-products.ts';
import type { Sort } from '../store/products/product-keys.ts';
import type { Reader } from '../store/products/product-rows.ts';
import { toProtoSectionErrors } from '../wire/to-proto-section-errors.ts';

/** Returns one page of the catalog as the caller sees it. */
export const listProducts: CatalogHandler<'ListProducts'> =
  ({ readPartial, listPermits, searchedWords, facetIndexes, renderedProducts, now }) =>
  async (request, caller) => {
    const { q, sort, limit, offset } = request;
    const query = { ...readQuery(request), deadlineAt: caller.deadlineAt };
    const rendering = renderedProducts.page(caller, caller.store, now);
    const page = {
      sort: sort === undefined ? defaultSort(q) : (sort as Sort),
      limit: limit === 0 ? PAGE_LIMIT_DEFAULT : limit,
      offset,
      findRendered: rendering.find,
    };
    const read = () =>
      readPartial<Found, Reader>(caller, (db, reader) =>
        isCounted(query)
          ? findWithFacets({ facetIndexes, searchedWords }, db, reader, query, page)
          : findProducts(searchedWords, db, reader, query, page),
      );
    const cost = listCost({ ...query, ...page, isCustomer: caller.customerId !== undefined });
    if (isCounted(query)) await readPartial<unknown, Reader>(caller, (_db, reader) => prepareFacets(facetIndexes, reader, query));
    const { result, missing } = await listPermits[cost].run(flowOf(caller), read);
    const products = result.products.map((product) => ('json' in product ? product.json : rendering.render(product.row, missing)));
    const errors = toProtoSectionErrors(missing);
    const productsJson = Buffer.from(`[${products.join(',')}]`);
    const productSizes = products.map((json) => Buffer.byteLength(json));
    return { productsJson, productSizes, total: result.total, catalogVersion: result.version, errors, ...toProtoFacets(result.facets) };
  };

type Found = ProductPage & { readonly facets?: Facets };

/** Whether the facet index counts the matches. A search without facets is counted in the pass that ranks it. */
const isCounted = (query: FacetQuery): boolean =>
  query.facets.size > 0 || (query.q === undefined && narrowingOf(query).narrowing !== undefined);

function toProtoFacets(facets: Facets = {}): Pick<ListProductsResponse, 'facets'> {
  const named = Object.entries(facets).map(([name, counts]) => [name, { counts }] as const);
  return named.length === 0 ? {} : { facets: Object.fromEntries(named) };
}

/** Reads the filters, which the gateway has validated. */
const readQuery = ({ q, category, tags, priceMin, priceMax, availability, facets }: ListProductsRequest__Output): FacetQuery => ({
  q,
  category,
  tags,
  priceMin,
  priceMax,
  bands: availability as Band[],
  facets: new Set(FACETS.filter((name) => facets.includes(name))),
});

const defaultSort = (q: string | undefined): Sort => (q === undefined ? 'sku' : 'relevance');
