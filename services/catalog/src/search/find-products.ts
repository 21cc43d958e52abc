import { isStorable } from '@storefront/contract';
import { type Renew, withDeadline } from '@storefront/db';
import type { ListFilters } from '../domain/list-cost.ts';
import { emptyPage, listProducts, type ProductPage, type RenderedPage } from '../store/products/list-products.ts';
import type { Narrowing } from '../store/products/product-filter.ts';
import type { Reader } from '../store/products/product-rows.ts';
import type { Db } from '../store/schema.ts';
import { findCategoryIds } from '../store/taxonomy/taxonomy.ts';
import { type ReadSearch, readSearch, SEARCH_SETTINGS } from './read-search.ts';
import type { WordCache } from './word-cache.ts';

/** A reader's query. */
export interface ProductQuery extends ListFilters {
  /** The deadline of the caller, in milliseconds since the epoch. */
  readonly deadlineAt?: number | undefined;
}

/**
 * Returns one page of matches. An unknown category or tag matches nothing; text without words matches only the SKU that equals it. If the cached
 * words of a search belong to another catalog version than its hits, the search is repeated with fresh words.
 */
export async function findProducts(
  words: WordCache,
  db: Db,
  reader: Reader,
  query: ProductQuery,
  page: RenderedPage,
): Promise<ProductPage> {
  const { q, category, tags } = query;
  if (![q ?? '', category ?? '', ...tags].every(isStorable)) return emptyPage(db, reader);
  if (q === undefined) return findPage(db, reader, { ...query, read: undefined }, page);
  const read = await readSearch({ db, words }, reader, q);
  const found = await findHits(db, reader, { ...query, read }, page);
  if (read === undefined || !read.isCached || found.version === read.version) return found;
  words.forget(reader);
  return findHits(db, reader, { ...query, read: await readSearch({ db, words: undefined }, reader, q) }, page);
}

type ReadQuery = ProductQuery & { readonly read: ReadSearch | undefined };

/** Only a search that can match the whole catalog takes so long that it must end at the caller's deadline. */
function findHits(db: Db, reader: Reader, query: ReadQuery, page: RenderedPage): Promise<ProductPage> {
  if (query.read === undefined || query.read.search.isSelective) return findPage(db, reader, query, page);
  return withDeadline(db, query.deadlineAt, (trx, renew) => findPage(trx, reader, query, page, renew), SEARCH_SETTINGS);
}

/** `renew` is called between the statements; see `withDeadline`. */
async function findPage(
  db: Db,
  reader: Reader,
  { q, category, tags, read, ...query }: ReadQuery,
  page: RenderedPage,
  renew: Renew = async () => undefined,
): Promise<ProductPage> {
  const categories = category === undefined ? null : await findCategoryIds(db, reader, category);
  // The catalog can change between the statements. Caches must not keep the page for the newer version.
  const oldest = (read?.isCached ? undefined : read?.version) ?? categories?.version;
  if (categories?.ids.length === 0) return { products: [], total: 0, version: oldest ?? categories.version };
  const sku = q !== undefined && read === undefined ? q.trim() : null;
  const filter = {
    categoryIds: categories?.ids ?? null,
    tags: [...new Set(tags)],
    search: read?.search ?? null,
    sku,
    ...narrowingOf(query),
  };
  if (category !== undefined) await renew();
  const found = await listProducts(db, reader, filter, page);
  return { ...found, version: oldest ?? found.version };
}

/** Returns the further conditions of a query, if it has any. */
export function narrowingOf({ priceMin, priceMax, bands = [] }: Pick<ProductQuery, 'priceMin' | 'priceMax' | 'bands'>): {
  narrowing?: Narrowing;
} {
  if (priceMin === undefined && priceMax === undefined && bands.length === 0) return {};
  return { narrowing: { priceMin, priceMax, bands, skus: undefined, total: undefined } };
}
