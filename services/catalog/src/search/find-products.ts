import { type Band, isStorable } from '@storefront/contract';
import { type Renew, withDeadline } from '@storefront/db';
import type { Kysely } from 'kysely';
import { emptyPage, listProducts, type ProductPage, type RenderedPage } from '../store/products/list-products.ts';
import type { Narrowing } from '../store/products/product-filter.ts';
import type { Reader } from '../store/products/product-rows.ts';
import type { Database } from '../store/schema.ts';
import { findCategoryIds } from '../store/taxonomy/taxonomy.ts';
import { PLANNED_EACH_TIME, PLANNED_ONCE, readSearch, SEARCH_SETTINGS } from './read-search.ts';

/** A reader's query, as typed. */
export interface ProductQuery {
  readonly q: string | undefined;
  readonly category: string | undefined;
  readonly tags: readonly string[];
  readonly priceMin?: string | undefined;
  readonly priceMax?: string | undefined;
  /** The product must have one of these; any band if empty. */
  readonly bands?: readonly Band[];
  /** The deadline of the caller, in milliseconds since the epoch. */
  readonly deadlineAt?: number | undefined;
}

/** Returns one page of matches. An unknown category or tag matches nothing; text without words matches only the SKU that equals it. */
export async function findProducts(db: Kysely<Database>, reader: Reader, query: ProductQuery, page: RenderedPage): Promise<ProductPage> {
  const { q, category, tags } = query;
  if (![q ?? '', category ?? '', ...tags].every(isStorable)) return emptyPage(db, reader);
  if (q === undefined) return findPage(db, reader, query, page);
  return withDeadline(db, query.deadlineAt, (trx, renew) => findPage(trx, reader, query, page, renew), {
    ...SEARCH_SETTINGS,
    ...PLANNED_ONCE,
  });
}

/** `renew` is called between the statements; see `withDeadline`. */
async function findPage(
  db: Kysely<Database>,
  reader: Reader,
  query: ProductQuery,
  page: RenderedPage,
  renew: Renew = async () => undefined,
): Promise<ProductPage> {
  const { q, category, tags } = query;
  const search = q === undefined ? null : await readSearch(db, reader, q);
  await renew(search?.isSelective ? {} : PLANNED_EACH_TIME);
  const categories = category === undefined ? null : await findCategoryIds(db, reader, category);
  if (categories?.ids.length === 0) return { products: [], total: 0, version: categories.version };
  const sku = search === undefined ? (q ?? '').trim() : null;
  const filter = { categoryIds: categories?.ids ?? null, tags: [...new Set(tags)], search: search ?? null, sku, ...narrowingOf(query) };
  if (category !== undefined) await renew();
  const found = await listProducts(db, reader, filter, page);
  // Outside a search, the catalog can change between the two statements. Caches must not keep the page for the newer version.
  return { ...found, version: categories?.version ?? found.version };
}

/** Returns the further conditions of a query, if it has any. */
export function narrowingOf({ priceMin, priceMax, bands = [] }: ProductQuery): { narrowing?: Narrowing } {
  if (priceMin === undefined && priceMax === undefined && bands.length === 0) return {};
  return { narrowing: { priceMin, priceMax, bands, skus: undefined, total: undefined } };
}
