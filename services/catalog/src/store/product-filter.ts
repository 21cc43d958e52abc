import { type RawBuilder, sql } from 'kysely';
import { type Reader, visibleIn } from './product-rows.ts';

/** What a list is narrowed by. Categories are ids of which one is enough, tags are slugs of which all are needed. */
export interface ProductFilter {
  readonly categoryIds: readonly string[] | null;
  readonly tags: readonly string[];
  readonly search: Search | null;
  /** The one SKU that is meant, where the reader typed signs that are no words. */
  readonly sku: string | null;
}

/** A search as texts of tsqueries: `fuzzy` finds, `strict` tells the exact hits from the forgiven ones, the index is asked for `indexed`. */
export interface Search {
  /** What was typed, for the SKU that it may be. */
  readonly typed: string;
  readonly strict: string;
  readonly fuzzy: string;
  readonly indexed: string;
}

/** The products `p` of the filter. */
export function matching(reader: Reader, { categoryIds, tags, search, sku }: ProductFilter): RawBuilder<unknown> {
  const conditions = [visibleIn(reader)];
  const [only, ...others] = categoryIds ?? [];
  if (others.length > 0) conditions.push(sql`p.category_tree_ids && ${categoryIds}::uuid[]`);
  else if (only !== undefined) conditions.push(sql`p.category_tree_ids @> array[${only}]::uuid[]`);
  if (tags.length > 0) conditions.push(sql`p.tag_slugs @> ${tags}::text[]`);
  if (search !== null) conditions.push(sql`p.search @@ ${search.indexed}::tsquery`);
  // `is true` keeps this from the index, which has found few rows already.
  if (search !== null && search.indexed !== search.fuzzy) conditions.push(sql`(p.search @@ ${search.fuzzy}::tsquery) is true`);
  if (sku !== null) conditions.push(sql`p.sku = ${sku}`);
  return sql.join(conditions, sql` and `);
}

/** How many products match. The whole catalog and a whole category are counted by those who change them, so no read counts them. */
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
  return sql`(select count(*)::integer from product p where ${matching(reader, filter)})`;
}
