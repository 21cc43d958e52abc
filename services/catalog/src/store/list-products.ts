import { type Kysely, sql } from 'kysely';
import { getCatalogVersion } from './catalog-version.ts';
import type { ProductFilter } from './product-filter.ts';
import { keysOf, type Page } from './product-keys.ts';
import { type ListedProductRow, listedColumns, type Reader, stockOf } from './product-rows.ts';
import type { Database } from './schema.ts';

export interface ProductPage {
  readonly rows: readonly ListedProductRow[];
  readonly total: number;
  readonly version: string;
}

/** One page of the visible products, its total and its version: one statement, so one moment of the catalog. */
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

/** The answer to a filter that nothing can match. */
export const emptyPage = async (db: Kysely<Database>, reader: Reader): Promise<ProductPage> => ({
  rows: [],
  total: 0,
  version: await getCatalogVersion(db, reader),
});
