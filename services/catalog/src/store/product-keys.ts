import { type RawBuilder, sql } from 'kysely';
import { matching, type ProductFilter, type Search, totalOf } from './product-filter.ts';
import { isCustomer, type Reader } from './product-rows.ts';

export type Sort = 'sku' | '-updated_at' | 'price' | '-price' | 'relevance';

export interface Page {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
}

/** Common table expressions that end in `keys (sku, ordinal)`, and the total that goes with them. */
export interface KeysQuery {
  readonly expressions: RawBuilder<unknown>;
  readonly total: RawBuilder<unknown>;
}

/** Chooses a page by SKU alone, from indexes; the rows of the page are read afterwards. */
export function keysOf(reader: Reader, filter: ProductFilter, page: Page): KeysQuery {
  if (page.sort === 'relevance' && filter.search !== null) return byRelevance(reader, filter, filter.search, page);
  const isByPrice = page.sort === 'price' || page.sort === '-price';
  const expressions = isByPrice && isCustomer(reader) ? byReadersPrice(reader, filter, page) : byIndex(reader, filter, page);
  return { expressions, total: totalOf(reader, filter) };
}

const ORDERS: Readonly<Record<Exclude<Sort, 'relevance'>, RawBuilder<unknown>>> = {
  sku: sql`p.sku`,
  '-updated_at': sql`p.updated_at desc, p.sku`,
  price: sql`p.current_unit_price, p.sku`,
  '-price': sql`p.current_unit_price desc, p.sku`,
};

/** Sorted by the index's own order, not by the ordinal that repeats it: only so does Postgres stop reading at the end of the page. */
function byIndex(reader: Reader, filter: ProductFilter, { sort, limit, offset }: Page): RawBuilder<unknown> {
  const order = ORDERS[sort === 'relevance' ? 'sku' : sort];
  return sql`keys as (
    select p.sku, row_number() over (order by ${order}) as ordinal
    from product p where ${matching(reader, filter)}
    order by ${order} limit ${limit} offset ${offset}
  )`;
}

/** The hits are ranked once and counted from the same pass: the very SKU first, then exact hits before forgiven typos. */
function byRelevance(reader: Reader, filter: ProductFilter, search: Search, { limit, offset }: Page): KeysQuery {
  const isStrict = search.strict === search.fuzzy ? sql`true` : sql`p.search @@ ${search.strict}::tsquery`;
  const expressions = sql`hit as materialized (
    select p.sku, lower(p.sku) = ${search.typed.toLowerCase()} as is_sku, ${isStrict} as is_strict,
      ts_rank(p.search, ${search.fuzzy}::tsquery) as rank
    from product p where ${matching(reader, filter)}
  ), keys as (
    select sku, row_number() over (order by is_sku desc, is_strict desc, rank desc, sku) as ordinal
    from hit order by ordinal limit ${limit} offset ${offset}
  )`;
  return { expressions, total: sql`(select count(*)::integer from hit)` };
}

/**
 * By the price that a customer pays: those with a contract price and all others are two lists in order, of which the first rows are enough.
 * So the catalog's index on prices still serves.
 */
function byReadersPrice(reader: Reader, filter: ProductFilter, { sort, limit, offset }: Page): RawBuilder<unknown> {
  const order = sort === 'price' ? sql`price, sku` : sql`price desc, sku`;
  const enough = limit + offset;
  const agreed = sql`c.tenant_id = ${reader.tenantId} and c.mode = ${reader.mode} and c.customer_id = ${reader.customerId} and c.min_quantity <= 1`;
  return sql`agreed as materialized (
    select distinct on (c.sku) c.sku, c.unit_price from contract_price c where ${agreed} order by c.sku, c.min_quantity desc
  ), keys as (
    select sku, row_number() over (order by ${order}) as ordinal from (
      (select p.sku, p.current_unit_price as price from product p
        where ${matching(reader, filter)} and not exists (select from contract_price c where ${agreed} and c.sku = p.sku)
        order by ${order} limit ${enough})
      union all
      (select a.sku, a.unit_price as price from agreed a
        cross join lateral (select from product p where ${matching(reader, filter)} and p.sku = a.sku offset 0) visible
        order by ${order} limit ${enough})
    ) candidate
    order by ordinal limit ${limit} offset ${offset}
  )`;
}
