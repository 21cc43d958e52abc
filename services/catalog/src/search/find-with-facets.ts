import { isStorable } from '@storefront/contract';
import { AppError } from '@storefront/errors';
import type { CatalogDeps } from '../deps.ts';
import { withDescendants } from '../domain/category-parents.ts';
import type { FacetFilter } from '../domain/facet-index.ts';
import { type Facet, type Facets, facetsOf } from '../domain/facets.ts';
import { listCategoryParents, listHits, listOwnPrices } from '../store/products/facet-rows.ts';
import { emptyPage, listProducts, type ProductPage, type RenderedPage, readInPageOrder } from '../store/products/list-products.ts';
import type { ProductFilter, Search } from '../store/products/product-filter.ts';
import { isCustomer, type Reader } from '../store/products/product-rows.ts';
import type { Db } from '../store/schema.ts';
import { findCategoryIds } from '../store/taxonomy/taxonomy.ts';
import type { FacetIndexes, Snapshot } from './facet-indexes.ts';
import type { ProductQuery } from './find-products.ts';
import { readSearch } from './read-search.ts';
import type { WordCache } from './word-cache.ts';

/** A query for products whose matches are counted in the facet index. */
export interface FacetQuery extends ProductQuery {
  readonly facets: ReadonlySet<Facet>;
}

const NONE = { total: 0, skus: [], tags: new Map(), categories: new Map(), bands: new Map() };

/** Waits until the products of a query can be counted. Call it before acquiring a permit that other reads of the store wait for. */
export const prepareFacets = async (facetIndexes: FacetIndexes, reader: Reader, query: FacetQuery): Promise<unknown> => {
  requireSections(reader, query);
  return facetIndexes.prepare(reader, query.deadlineAt);
};

/** Returns one page of matches and the counts of the facets, both as of the same catalog version. */
export async function findWithFacets(
  { facetIndexes, searchedWords }: Pick<CatalogDeps, 'facetIndexes' | 'searchedWords'>,
  db: Db,
  reader: Reader,
  query: FacetQuery,
  page: RenderedPage,
): Promise<ProductPage & { readonly facets: Facets }> {
  const { q, category, tags, facets } = query;
  requireSections(reader, query);
  if (![q ?? '', category ?? '', ...tags].every(isStorable)) {
    return { ...(await emptyPage(db, reader)), facets: facetsOf(NONE, facets) };
  }
  return facetIndexes.read(db, reader, query.deadlineAt, async (snapshot) => {
    const { filter, counted } = await readFilters(snapshot, searchedWords, reader, query);
    const tally = await snapshot.tally({ ...counted, pageEnd: page.offset + page.limit });
    await snapshot.renew();
    // A search is counted in the pass that ranks it.
    const { total, skus } = q === undefined ? tally : { total: undefined, skus: undefined };
    if (q === undefined && skus === undefined) await readInPageOrder(snapshot.db);
    const { priceMin, priceMax, bands = [] } = query;
    const found = await listProducts(snapshot.db, reader, { ...filter, narrowing: { priceMin, priceMax, bands, total, skus } }, page);
    return { ...found, version: snapshot.version, facets: facetsOf(tally, facets) };
  });
}

interface Filters {
  readonly filter: ProductFilter;
  readonly counted: Omit<FacetFilter, 'pageEnd'>;
}

/** Resolves the query to a filter for the page and an equal one for the index. */
async function readFilters({ db, version, renew }: Snapshot, words: WordCache, reader: Reader, query: FacetQuery): Promise<Filters> {
  const { q, category, priceMin, priceMax, bands = [] } = query;
  const tags = [...new Set(query.tags)];
  await renew();
  const parents = await listCategoryParents(db, reader);
  const categoryIds = category === undefined ? null : (await findCategoryIds(db, reader, category)).ids;
  const isPriced = priceMin !== undefined || priceMax !== undefined;
  await renew();
  const ownPrices = isPriced && isCustomer(reader) ? await listOwnPrices(db, reader) : undefined;
  const search = q === undefined ? null : (await readSearch({ db, words, version, renew }, reader, q))?.search;
  const sku = search === undefined ? (q ?? '').trim() : null;
  await renew();
  const only = search === null ? undefined : search === undefined ? [sku ?? ''] : await hitsOf(db, reader, search);
  const counted = {
    parents,
    tags,
    ...(categoryIds === null ? {} : { categories: withDescendants(categoryIds, parents) }),
    ...(bands.length === 0 ? {} : { bands: new Set(bands) }),
    ...(priceMin === undefined ? {} : { priceMin: Number(priceMin) }),
    ...(priceMax === undefined ? {} : { priceMax: Number(priceMax) }),
    ...(ownPrices === undefined ? {} : { ownPrices }),
    ...(only === undefined ? {} : { only }),
  };
  return { filter: { categoryIds, tags, search: search ?? null, sku }, counted };
}

const hitsOf = (db: Db, reader: Reader, search: Search): Promise<readonly string[]> =>
  listHits(db, reader, { categoryIds: null, tags: [], search, sku: null }, search.hitsMax);

/** Unlike the section of a row, a filter or a count cannot be left out: the response would be wrong. */
function requireSections(reader: Reader, { priceMin, priceMax, bands = [], facets }: FacetQuery): void {
  const isPriced = priceMin !== undefined || priceMax !== undefined;
  const needsStock = bands.length > 0 || facets.size > 0;
  const lacks = (section: 'availability' | 'unit_price'): boolean => reader.without?.includes(section) === true;
  if ((needsStock && lacks('availability')) || (isPriced && lacks('unit_price'))) {
    throw new AppError('bad_gateway', 'Stock or prices are unavailable, so products cannot be filtered by them.', {
      reason: 'downstream_unavailable',
    });
  }
}
