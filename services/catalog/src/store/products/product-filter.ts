import { type Band, PAGE_LIMIT_MAX, PRODUCT_OFFSET_MAX } from '@storefront/contract';
import { type RawBuilder, sql } from 'kysely';
import type { IndexedQuery } from '../../domain/search-query.ts';
import { hidden } from '../hidden.ts';
import { agreedPriceOf, isCustomer, type Reader, visibleIn } from './product-rows.ts';

/** The filter of a product list. A product matches if it has any of the category ids and all of the tag slugs. */
export interface ProductFilter {
  readonly categoryIds: readonly string[] | null;
  readonly tags: readonly string[];
  readonly search: Search | null;
  /** The exact SKU to match if the search text contains no words. */
  readonly sku: string | null;
  readonly narrowing?: Narrowing;
}

/** Further conditions. */
export interface Narrowing {
  /** Limits of the price that the reader sees, as decimal text. A product without a price is within none. */
  readonly priceMin: string | undefined;
  readonly priceMax: string | undefined;
  /** A product matches if it has one of these; any band if empty. */
  readonly bands: readonly Band[];
  /** All products that match the whole filter, if they have been counted and are few. */
  readonly skus: readonly string[] | undefined;
  /** The number of products that match the whole filter, if they have been counted. */
  readonly total: number | undefined;
}

/** A search as tsquery texts: `fuzzy` determines the matches and their rank, `strict` the exact ones among them, and those of `indexed` are looked up in the index. */
export interface Search {
  /** The search text, in case it is a SKU. */
  readonly typed: string;
  readonly strict: string;
  readonly fuzzy: string;
  readonly indexed: IndexedQuery;
  /** Whether the index is the best way to find the hits, whatever the words are. */
  readonly isSelective: boolean;
  /** The most hits that are ranked and counted. */
  readonly hitsMax: number;
}

/**
 * The most hits of a search that are ranked and counted: as many as its pages can show. A search for a common prefix may match the whole
 * catalog, and ranking or counting that would take many times as long as any ordinary search.
 */
export const HITS_MAX = PRODUCT_OFFSET_MAX + PAGE_LIMIT_MAX;
/** The same for single characters. They match most of a catalog, and readers type more instead of paging through the hits. */
export const CHARACTER_HITS_MAX = 1000;

/** The condition for products `p` that match the filter. `price` is the price that the reader sees, `visible` a condition for visible products. */
export function matching(reader: Reader, filter: ProductFilter, price = priceOf(reader), visible = visibleIn(reader)): RawBuilder<unknown> {
  const { categoryIds, tags, search, sku, narrowing } = filter;
  if (narrowing?.skus !== undefined) return sql`${visible} and p.sku = any (${narrowing.skus}::text[])`;
  const conditions = [visible, ...(narrowing === undefined ? [] : narrowed(reader, narrowing, price))];
  const [only, ...others] = categoryIds ?? [];
  if (others.length > 0) conditions.push(sql`p.category_tree_ids && ${categoryIds}::uuid[]`);
  else if (only !== undefined) conditions.push(sql`p.category_tree_ids @> array[${only}]::uuid[]`);
  if (tags.length > 0) conditions.push(sql`p.tag_slugs @> ${tags}::text[]`);
  for (const terms of search?.indexed.terms ?? []) conditions.push(sql`p.search @@ ${queryOf(filter, terms)}`);
  // `is true` keeps Postgres from using the index for this condition; `indexed` has already selected few rows.
  if (search?.indexed.isWider) conditions.push(sql`(p.search @@ ${queryOf(filter, search.fuzzy)}) is true`);
  if (sku !== null) conditions.push(sql`p.sku = ${sku}`);
  return sql.join(conditions, sql` and `);
}

/** Whether the search finds few products, however many words it has, and nothing else narrows it further. Its plan is then the same for all values. */
export const isSelective = ({ search, narrowing }: ProductFilter): boolean => search?.isSelective === true && narrowing === undefined;

/** A tsquery of the search, hidden from the planner if the search is selective. */
const queryOf = (filter: ProductFilter, terms: string): RawBuilder<unknown> =>
  isSelective(filter) ? hidden(terms, 'tsquery') : sql`${terms}::tsquery`;

/** Stock is looked up for each product, because products are read in the order of the page until it is full. */
function narrowed({ tenantId, mode }: Reader, { priceMin, priceMax, bands }: Narrowing, price: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const band = sql`(select s.band from stock s where s.tenant_id = ${tenantId} and s.mode = ${mode} and s.sku = p.sku)`;
  return [
    ...(priceMin === undefined ? [] : [sql`${price} >= ${priceMin}::numeric`]),
    ...(priceMax === undefined ? [] : [sql`${price} <= ${priceMax}::numeric`]),
    ...(bands.length === 0 ? [] : [sql`${band} = any (${bands}::text[])`]),
  ];
}

/** The price of one unit of product `p`. */
function priceOf(reader: Reader): RawBuilder<unknown> {
  if (!isCustomer(reader)) return CURRENT_PRICE;
  return sql`coalesce((
    select ${agreedPriceOf(reader, sql`c.unit_price`)} from contract_price c
    where c.tenant_id = ${reader.tenantId} and c.mode = ${reader.mode} and c.customer_id = ${reader.customerId} and c.sku = p.sku and c.min_quantity <= 1
    order by c.min_quantity desc limit 1
  ), p.current_unit_price)`;
}

/** The price of products without a contract price. */
export const CURRENT_PRICE = sql`p.current_unit_price`;

/** Whether every visible product matches. */
export const isWholeCatalog = ({ categoryIds, tags, search, sku, narrowing }: ProductFilter): boolean =>
  categoryIds === null && tags.length === 0 && search === null && sku === null && narrowing === undefined;

/** The number of matching products, at most `hitsMax` for a search. Writers maintain the counts of the whole catalog and of each category, so reads do not count them. */
export function totalOf(reader: Reader, filter: ProductFilter): RawBuilder<unknown> {
  const { categoryIds, search, narrowing } = filter;
  if (narrowing?.total !== undefined) return sql`${narrowing.total}::integer`;
  if (isWholeCatalog(filter)) return sql`v.visible_count`;
  if (isWholeCatalog({ ...filter, categoryIds: null }) && categoryIds?.length === 1) {
    return sql`(
      select product_count from category
      where tenant_id = ${reader.tenantId} and mode = ${reader.mode} and id = ${categoryIds[0]}
    )`;
  }
  if (search !== null)
    return sql`(select count(*)::integer from (select from product p where ${matching(reader, filter)} limit ${sql.lit(search.hitsMax)}) hit)`;
  return sql`(select count(*)::integer from product p where ${matching(reader, filter)})`;
}
