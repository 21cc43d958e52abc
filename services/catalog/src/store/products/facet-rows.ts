import type { CustomerScope, Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { CategoryParents } from '../../domain/category-parents.ts';
import type { FacetRow } from '../../domain/facet-index.ts';
import type { Db } from '../schema.ts';
import { matching, type ProductFilter } from './product-filter.ts';
import { agreedPriceOf, paysLowest, type Reader, visibleIn } from './product-rows.ts';

/** Rows per statement, between which other requests are processed: a few milliseconds. */
export const BATCH = 1000;

/** The `from` and `where` clauses of visible products with their stock. */
const rowsWhere = (scope: Scope, condition: RawBuilder<unknown>): RawBuilder<FacetRow> => sql<FacetRow>`
  select p.sku, p.current_unit_price::text as price, s.band, array_to_string(p.category_ids, ',') as categories, array_to_string(p.tag_slugs, ',') as tags
  from product p join stock s on s.tenant_id = p.tenant_id and s.mode = p.mode and s.sku = p.sku
  where ${visibleIn(scope)} and ${condition}`;

/** Returns the number of visible products, which the writers maintain. */
export async function countVisible(db: Db, { tenantId, mode }: Scope): Promise<number> {
  const { rows } = await sql<{ visible_count: number }>`
    select visible_count from catalog_version where tenant_id = ${tenantId} and mode = ${mode}
  `.execute(db);
  return rows[0]?.visible_count ?? 0;
}

/** Lists the next BATCH visible products after a SKU. Both tables begin there, because a merge of them would otherwise read all stock before it. */
export async function listFacetRows(db: Db, scope: Scope, after: string): Promise<readonly FacetRow[]> {
  const condition = sql`s.tenant_id = ${scope.tenantId} and s.mode = ${scope.mode} and p.sku > ${after} and s.sku > ${after}`;
  const { rows } = await sql<FacetRow>`${rowsWhere(scope, condition)} order by p.sku limit ${BATCH}`.execute(db);
  return rows;
}

/** Reads the SKUs that changed after a version, and the rows of those that are visible; undefined if there are more than `max`. */
export async function listChangedFacets(db: Db, scope: Scope, version: string, max: number) {
  const { tenantId, mode } = scope;
  const changed = await sql<{ sku: string }>`
    select distinct sku from (
      select sku from catalog_change where tenant_id = ${tenantId} and mode = ${mode} and version > ${version}::bigint limit ${max + 1}
    ) change
  `.execute(db);
  const skus = changed.rows.map(({ sku }) => sku);
  if (skus.length > max) return undefined;
  if (skus.length === 0) return { skus, rows: [] };
  const rows: FacetRow[] = [];
  for (let at = 0; at < skus.length; at += BATCH) {
    const batch = await rowsWhere(scope, sql`p.sku = any (${skus.slice(at, at + BATCH)}::text[])`).execute(db);
    rows.push(...batch.rows);
  }
  return { skus, rows };
}

/** Reads the parent of each category. */
export async function listCategoryParents(db: Db, { tenantId, mode }: Scope): Promise<CategoryParents> {
  const { rows } = await sql<{ id: string; parent_id: string | null }>`
    select id, parent_id from category where tenant_id = ${tenantId} and mode = ${mode}
  `.execute(db);
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
}

/** Reads the customer's own prices of one unit, by SKU: of the products with a contract price. */
export async function listOwnPrices(db: Db, reader: Reader & CustomerScope): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ sku: string; price: string }>`
    select distinct on (c.sku) c.sku, ${agreedPriceOf(reader, sql`c.unit_price`)}::text as price
    from contract_price c ${paysLowest(reader) ? sql`join product p using (tenant_id, mode, sku)` : sql``}
    where c.tenant_id = ${reader.tenantId} and c.mode = ${reader.mode} and c.customer_id = ${reader.customerId} and c.min_quantity <= 1
    order by c.sku, c.min_quantity desc
  `.execute(db);
  return new Map(rows.map(({ sku, price }) => [sku, Number(price)]));
}

/** Lists the hits of a search, at most as many as are counted. */
export async function listHits(db: Db, reader: Reader, filter: ProductFilter, max: number): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`select p.sku from product p where ${matching(reader, filter)} limit ${max}`.execute(db);
  return rows.map(({ sku }) => sku);
}
