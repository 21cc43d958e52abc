import { PAGE_LIMIT_MAX, PRODUCT_OFFSET_MAX } from '@storefront/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Reader, visibleIn } from './product-rows.ts';

/** The filter of a product list. A product matches if it has any of the category ids and all of the tag slugs. */
export interface ProductFilter {
  readonly categoryIds: readonly string[] | null;
  readonly tags: readonly string[];
  readonly search: Search | null;
  /** The exact SKU to match if the search text contains no words. */
  readonly sku: string | null;
}

/** A search as tsquery texts: `fuzzy` determines the matches, `strict` the exact ones among them, and `indexed` is the index condition. */
export interface Search {
  /** The search text, in case it is a SKU. */
  readonly typed: string;
  readonly strict: string;
  readonly fuzzy: string;
  readonly indexed: string;
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

/** The condition for products `p` that match the filter. */
export function matching(reader: Reader, { categoryIds, tags, search, sku }: ProductFilter): RawBuilder<unknown> {
  const conditions = [visibleIn(reader)];
  const [only, ...others] = categoryIds ?? [];
  if (others.length > 0) conditions.push(sql`p.category_tree_ids && ${categoryIds}::uuid[]`);
  else if (only !== undefined) conditions.push(sql`p.category_tree_ids @> array[${only}]::uuid[]`);
  if (tags.length > 0) conditions.push(sql`p.tag_slugs @> ${tags}::text[]`);
  if (search !== null) conditions.push(sql`p.search @@ ${search.indexed}::tsquery`);
  // `is true` keeps Postgres from using the index for this condition; `indexed` has already selected few rows.
  if (search !== null && search.indexed !== search.fuzzy) conditions.push(sql`(p.search @@ ${search.fuzzy}::tsquery) is true`);
  if (sku !== null) conditions.push(sql`p.sku = ${sku}`);
  return sql.join(conditions, sql` and `);
}

/** The number of matching products, at most `hitsMax` for a search. Writers maintain the counts of the whole catalog and of each category, so reads do not count them. */
export function totalOf(reader: Reader, filter: ProductFilter): RawBuilder<unknown> {
  const { categoryIds, tags, search, sku } = filter;
  const isWhole = tags.length === 0 && search === null && sku === null;
  if (isWhole && categoryIds === null) return sql`v.visible_count`;
  if (isWhole && categoryIds?.length === 1) {
    return sql`(
      select product_count from category
      where tenant_id = ${reader.tenantId} and mode = ${reader.mode} and id = ${categoryIds[0]}
    )`;
  }
  if (search !== null)
    return sql`(select count(*)::integer from (select from product p where ${matching(reader, filter)} limit ${search.hitsMax}) hit)`;
  return sql`(select count(*)::integer from product p where ${matching(reader, filter)})`;
}
