import { PAGE_LIMIT_MAX } from '@storefront/contract';
import { type RawBuilder, sql } from 'kysely';
import { hidden } from '../hidden.ts';
import { CURRENT_PRICE, isSelective, isWholeCatalog, matching, type ProductFilter, type Search, totalOf } from './product-filter.ts';
import { agreedPriceOf, isCustomer, type Reader, visibleByKey } from './product-rows.ts';

/** The sort orders of a product list. */
export type Sort = 'sku' | '-updated_at' | 'price' | '-price' | 'relevance';

/** The requested page of a product list. */
export interface Page {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
}

/** Common table expressions that end in `keys (sku, ordinal)`, and the expression for the total. */
export interface KeysQuery {
  readonly expressions: RawBuilder<unknown>;
  readonly total: RawBuilder<unknown>;
  /** Whether `keys` also has the columns `revision` and `updated_at` of the product, because its row had to be read. */
  readonly isVersioned: boolean;
  /** Whether the best plan does not depend on the values. */
  readonly isPlannedOnce: boolean;
}

/** Selects the SKUs of a page from indexes; the rows of the page are read afterwards. */
export function keysOf(reader: Reader, filter: ProductFilter, requested: Page): KeysQuery {
  const page = withinHits(requested, filter.search);
  if (page.sort === 'relevance' && filter.search !== null) return byRelevance(reader, filter, filter.search, page);
  const isByPrice = page.sort === 'price' || page.sort === '-price';
  const isPlannedOnce = isWholeCatalog(filter) || isSelective(filter);
  const expressions = isByPrice && isCustomer(reader) ? byReadersPrice(reader, filter, page, isPlannedOnce) : byIndex(reader, filter, page);
  return { expressions, total: totalOf(reader, filter), isVersioned: false, isPlannedOnce };
}

/** Cuts a page out of sorted rows. */
type Cut = (rows: RawBuilder<unknown>, page: Page) => RawBuilder<unknown>;

const cutOf: Cut = (rows, { limit, offset }) => sql`${rows} limit ${limit} offset ${offset}`;

/** Hides the values from the planner. The second limit tells it how few rows a page can have. */
const hiddenCut: Cut = (rows, { limit, offset }) =>
  sql`select * from (${rows} limit ${hidden(limit, 'integer')} offset ${hidden(offset, 'integer')}) cut limit ${sql.lit(PAGE_LIMIT_MAX)}`;

const cutFor = (isPlannedOnce: boolean): Cut => (isPlannedOnce ? hiddenCut : cutOf);

/** No limit, but the planner expects one, and a tenth of the rows. */
const FEW_ROWS = sql`limit (select null::integer)`;

/** Selects the `keys` of a page from rows that have the columns of the order. The rows are numbered after the page is cut out, so that those before it are skipped in the index. */
function keysAmong(rows: RawBuilder<unknown>, order: RawBuilder<unknown>, filter: ProductFilter, page: Page): RawBuilder<unknown> {
  const sorted = sql`${rows} order by ${order}`;
  if (isWholeCatalog(filter)) return keysOfAny(sorted, order, page);
  const cut = cutFor(isSelective(filter))(sorted, page);
  return sql`keys as (select sku, row_number() over (order by ${order}) as ordinal from (${cut}) page)`;
}

/**
 * The keys of a page of a whole catalog. The planner expects few rows before the page, and ten elements in the array, whatever the size of the store. It would
 * otherwise plan each page of a store that is smaller than the average, because that costs less than what it expects for any store.
 */
function keysOfAny(sorted: RawBuilder<unknown>, order: RawBuilder<unknown>, { limit, offset }: Page): RawBuilder<unknown> {
  const few = sql`select * from (${sorted} ${FEW_ROWS}) row order by ${order} ${FEW_ROWS}`;
  const cut = sql`select sku from (${few}) row order by ${order} limit ${hidden(limit, 'integer')} offset ${hidden(offset, 'integer')}`;
  return sql`keys as (select sku, ordinal from unnest((select array_agg(sku) from (${cut}) page)) with ordinality as key (sku, ordinal))`;
}

/** Ends the last page of a search at the number of hits that are counted, whatever the order. */
function withinHits(page: Page, search: Search | null): Page {
  if (search === null) return page;
  return { ...page, limit: Math.max(0, Math.min(page.limit, search.hitsMax - page.offset)) };
}

/** An order of products by one of the indexes, and its columns. Products without a price come last in both directions; ascending order is nulls last by default. */
interface IndexOrder {
  readonly columns: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

const ORDERS: Readonly<Record<Exclude<Sort, 'relevance'>, IndexOrder>> = {
  sku: { columns: sql`p.sku`, order: sql`sku` },
  '-updated_at': { columns: sql`p.sku, p.updated_at`, order: sql`updated_at desc, sku` },
  price: { columns: sql`p.sku, p.current_unit_price`, order: sql`current_unit_price, sku` },
  '-price': { columns: sql`p.sku, p.current_unit_price`, order: sql`current_unit_price desc nulls last, sku` },
};

/** Sorts by the index columns instead of the equivalent ordinal, because only then does Postgres stop reading at the end of the page. */
function byIndex(reader: Reader, filter: ProductFilter, page: Page): RawBuilder<unknown> {
  const { columns, order } = ORDERS[page.sort === 'relevance' ? 'sku' : page.sort];
  return keysAmong(sql`select ${columns} from product p where ${matching(reader, filter)}`, order, filter, page);
}

/** Ranks and counts all matches in one pass: an exact SKU first, then exact matches, then matches of corrections. */
function byRelevance(reader: Reader, filter: ProductFilter, search: Search, page: Page): KeysQuery {
  const isPlannedOnce = isSelective(filter);
  const isStrict = search.strict === search.fuzzy ? sql`true` : sql`p.search @@ ${search.strict}::tsquery`;
  const typedSkus = [...new Set([search.typed, search.typed.toUpperCase(), search.typed.toLowerCase()])];
  const typed = isPlannedOnce ? sql`${hidden(typedSkus, 'text[]')}::text[]` : sql`${typedSkus}::text[]`;
  const ranked = sql`select p.sku, lower(p.sku) = ${search.typed.toLowerCase()} as is_sku, ${isStrict} as is_strict,
      ts_rank(p.search, ${search.fuzzy}::tsquery) as rank, p.revision, p.updated_at
    from product p where ${matching(reader, filter)}`;
  // The page is cut out before its rows are numbered, because Postgres would otherwise sort all hits instead of keeping the first ones.
  const order = sql`is_sku desc, is_strict desc, rank desc, sku`;
  const expressions = sql`hit as materialized (
    (${ranked} and p.sku <> all(${typed}) limit ${sql.lit(search.hitsMax)}) union all (${ranked} and p.sku = any(${typed}))
  ), keys as (
    select sku, revision, updated_at, row_number() over (order by ${order}) as ordinal
    from (${cutFor(isPlannedOnce)(sql`select sku, revision, updated_at, is_sku, is_strict, rank from hit order by ${order}`, page)}) page
  )`;
  const total = sql`(select least(count(*), ${sql.lit(search.hitsMax)})::integer from hit)`;
  return { expressions, total, isVersioned: true, isPlannedOnce };
}

/**
 * Sorts by the price that the customer pays. Products with and without a contract price are two sorted lists, of which only the first rows
 * are needed, so the price index still applies. The SKUs with a contract price are hashed once, because a lookup for each product before the page takes
 * several times as long. Postgres does not hash what it expects to exceed `work_mem`, so it has to expect few.
 */
function byReadersPrice(reader: Reader, filter: ProductFilter, page: Page, isPlannedOnce: boolean): RawBuilder<unknown> {
  const order = page.sort === 'price' ? sql`price, sku` : sql`price desc nulls last, sku`;
  const needed = isPlannedOnce ? hidden(page.limit + page.offset, 'integer') : sql`${page.limit + page.offset}`;
  const agreedPrice = agreedPriceOf(reader, sql`a.unit_price`);
  const agreed = sql`c.tenant_id = ${reader.tenantId} and c.mode = ${reader.mode} and c.customer_id = ${reader.customerId} and c.min_quantity <= 1`;
  const candidates = sql`select sku, price from (
      (select p.sku, p.current_unit_price as price from product p
        where ${matching(reader, filter, CURRENT_PRICE)} and p.sku not in (select sku from agreed ${FEW_ROWS})
        order by ${order} limit ${needed})
      union all
      (select a.sku, visible.price from agreed a
        cross join lateral (
          select ${agreedPrice} as price from product p where ${matching(reader, filter, agreedPrice, visibleByKey(reader))} and p.sku = a.sku offset 0
        ) visible
        order by ${order} limit ${needed})
    ) candidate`;
  return sql`agreed as materialized (
    select distinct on (c.sku) c.sku, c.unit_price from contract_price c where ${agreed} order by c.sku, c.min_quantity desc
  ), ${keysAmong(candidates, order, filter, page)}`;
}
