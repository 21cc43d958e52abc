import { type Kysely, sql, type Transaction } from 'kysely';
import { getCatalogVersion } from '../catalog-version.ts';
import type { Database } from '../schema.ts';
import type { ProductFilter } from './product-filter.ts';
import { keysOf, type Page } from './product-keys.ts';
import { type ListedProductRow, listedColumns, type Reader, stockOf } from './product-rows.ts';

/** A page of products, the total of all pages, and the catalog version. */
export interface ProductPage {
  readonly rows: readonly ListedProductRow[];
  readonly total: number;
  readonly version: string;
}

/** Lists one page of visible products. Rows, total, and version are read in one statement, so they are from one point in time. */
export async function listProducts(db: Kysely<Database>, reader: Reader, filter: ProductFilter, page: Page): Promise<ProductPage> {
  const { expressions, total } = keysOf(reader, filter, page);
  const { rows } = await sql<ListedProductRow & { total: number; version: string; ordinal: string | null }>`
    with ${expressions}
    select v.version, ${total} as total, listed.*
    from catalog_version v
    left join lateral (
      select k.ordinal, row.*
      from keys k
      cross join lateral (
        select ${listedColumns(reader)} from product p ${stockOf(reader)}
        where p.tenant_id = ${reader.tenantId} and p.mode = ${reader.mode} and p.sku = k.sku
        offset 0
      ) row
    ) listed on true
    where v.tenant_id = ${reader.tenantId} and v.mode = ${reader.mode}
    order by listed.ordinal
  `.execute(db);
  return {
    rows: rows.filter(({ ordinal }) => ordinal !== null),
    total: rows[0]?.total ?? 0,
    version: rows[0]?.version ?? '0',
  };
}

/**
 * Makes the statements of a transaction read products in the order of the page until it is full. Postgres cannot estimate how many products have a stock band, and
 * would otherwise look up the stock of the whole catalog and sort.
 */
export async function readInPageOrder(trx: Transaction<Database>): Promise<void> {
  await sql`select set_config('enable_sort', 'off', true)`.execute(trx);
}

/** The result of a filter that matches no product in any version. */
export const emptyPage = async (db: Kysely<Database>, reader: Reader): Promise<ProductPage> => ({
  rows: [],
  total: 0,
  version: await getCatalogVersion(db, reader),
});
