import type { Band } from '@storefront/contract';
import { containsText, type Scope } from '@storefront/db';
import type { ListFilters } from '@storefront/rpc';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../schema.ts';
import type { StockCounts } from '../stock/stock-levels.ts';
import { CURRENT_PRICE, matching as matchingFilter, type ProductFilter } from './product-filter.ts';

/** The filter of an operator's list of products. Undefined fields match every product. */
export interface StoreProductFilter extends ListFilters {
  readonly categoryIds: readonly string[] | undefined;
  /** The product must have all of these. */
  readonly tags: readonly string[];
  readonly hidden: boolean | undefined;
  readonly band: Band | undefined;
}

/** A product of an operator's list, with its exact stock. */
export interface StoreProductRow extends StockCounts {
  readonly description: string;
  readonly listUnitPrice: string | null;
  readonly band: Band;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly hidden: boolean;
  readonly updatedAt: Date;
}

const COLUMNS = sql`p.sku, p.description, trim_scale(p.list_unit_price) as "listUnitPrice", s.band, p.category_paths as categories,
  p.tag_slugs as tags, p.hidden, p.updated_at as "updatedAt", trim_scale(s.on_hand) as "onHand", trim_scale(s.reserved) as reserved,
  trim_scale(s.low_stock_threshold) as "lowStockThreshold"`;

/** Returns a page of the store's matching products in SKU order, including hidden ones, and their total count. */
export async function listStoreProducts(
  db: Db,
  scope: Scope,
  filter: StoreProductFilter,
  page: { limit: number; offset: number },
): Promise<{ products: readonly StoreProductRow[]; total: number }> {
  const { rows } = await sql<StoreProductRow>`
    select ${COLUMNS} from ${matching(scope, filter)}
    order by p.sku limit ${page.limit} offset ${page.offset}
  `.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${matching(scope, filter)}`.execute(db);
  return { products: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns a page of the matching products in SKU order that begins after a SKU, and up to one more. */
export async function listStoreProductsAfter(
  db: Db,
  scope: Scope,
  filter: ProductFilter & { readonly hidden: boolean | undefined },
  { limit, after }: { readonly limit: number; readonly after: string },
): Promise<readonly StoreProductRow[]> {
  const { tenantId, mode } = scope;
  const visibility = filter.hidden === undefined ? sql`true` : sql`p.hidden = ${filter.hidden}`;
  const ofStore = sql`p.tenant_id = ${tenantId} and p.mode = ${mode} and ${visibility}`;
  const { rows } = await sql<StoreProductRow>`
    select ${COLUMNS} from product p join stock s on s.tenant_id = p.tenant_id and s.mode = p.mode and s.sku = p.sku
    where ${matchingFilter(scope, filter, CURRENT_PRICE, ofStore)} and p.sku > ${after}
    order by p.sku limit ${limit + 1}
  `.execute(db);
  return rows;
}

/** The `from` and `where` clauses for the matching products `p` and their stock `s`. */
function matching({ tenantId, mode }: Scope, filter: StoreProductFilter): RawBuilder<unknown> {
  const { categoryIds, tags, hidden, band, since, until, text } = filter;
  const conditions = [sql`p.tenant_id = ${tenantId} and p.mode = ${mode}`];
  if (categoryIds !== undefined) conditions.push(sql`p.category_tree_ids && ${categoryIds}::uuid[]`);
  if (tags.length > 0) conditions.push(sql`p.tag_slugs @> ${tags}::text[]`);
  if (hidden !== undefined) conditions.push(sql`p.hidden = ${hidden}`);
  if (band !== undefined) conditions.push(sql`s.band = ${band}`);
  if (since !== undefined) conditions.push(sql`p.updated_at >= ${since}`);
  if (until !== undefined) conditions.push(sql`p.updated_at < ${until}`);
  if (text !== undefined) conditions.push(containsText(text, 'p.sku', 'p.description'));
  return sql`
    product p join stock s on s.tenant_id = p.tenant_id and s.mode = p.mode and s.sku = p.sku
    where ${sql.join(conditions, sql` and `)}`;
}
