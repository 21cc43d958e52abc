import { PREPARED, type Scope, setLocally } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import { getCatalogVersion } from '../catalog-version.ts';
import type { Db } from '../schema.ts';
import type { ProductFilter } from './product-filter.ts';
import { type Page, keysOf } from './product-keys.ts';
import {
  LISTED_COLUMNS,
  type PageEntry,
  ROW_VERSION,
  type Reader,
  type VersionedProductRow,
  joinedColumns,
  listedColumns,
  stockOf,
} from './product-rows.ts';

/** A page of products, the total of all pages, and the catalog version. */
export interface ProductPage {
  readonly products: readonly PageProduct[];
  readonly total: number;
  readonly version: string;
}

/** A product of a page: its public JSON if it was rendered before, or its row. */
export type PageProduct = { readonly json: string } | { readonly row: VersionedProductRow };

/** The requested page, and a lookup of products that were rendered before. */
export interface RenderedPage extends Page {
  /** Returns the public JSON of each entry, or undefined for those that are not cached. */
  readonly findRendered: (entries: readonly PageEntry[]) => readonly (string | undefined)[];
}

/** How often a page is selected again because a product was changed before its row was read. */
const ATTEMPTS_MAX = 2;

/**
 * Lists one page of visible products. What it returns is from one point in time: the entries, total, and version are read in one statement, and
 * rows that were not rendered before are used only in the version that the entry names.
 */
export async function listProducts(db: Db, reader: Reader, filter: ProductFilter, page: RenderedPage): Promise<ProductPage> {
  if (reader.without !== undefined && reader.without.length > 0) return listWhole(db, reader, filter, page);
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const { listed, total, version } = await select<PageEntry>(db, reader, filter, page, {
      columns: sql`p.sku, ${ROW_VERSION} as row_version, ${joinedColumns(reader)}`,
      areRowsNeeded: false,
    });
    const rendered = page.findRendered(listed);
    const missing = listed.filter((_, index) => rendered[index] === undefined);
    const rows = await listVersionedRows(db, reader, missing);
    if (rows !== undefined)
      return { products: listed.map((entry, index) => productOf(rendered[index], rows.get(entry.sku))), total, version };
  }
  return listWhole(db, reader, filter, page);
}

function productOf(json: string | undefined, row: VersionedProductRow | undefined): PageProduct {
  if (json !== undefined) return { json };
  if (row === undefined) throw new Error('a product of the page was neither rendered nor read');
  return { row };
}

/** Reads the entries and the rows in one statement. */
async function listWhole(db: Db, reader: Reader, filter: ProductFilter, page: RenderedPage): Promise<ProductPage> {
  const columns = sql`${ROW_VERSION} as row_version, ${listedColumns(reader)}`;
  const { listed, total, version } = await select<VersionedProductRow>(db, reader, filter, page, { columns, areRowsNeeded: true });
  return { products: listed.map((row) => ({ row })), total, version };
}

/** The columns that are selected for each product of a page. */
interface Selection {
  readonly columns: RawBuilder<unknown>;
  /** Whether it contains columns of the product's row other than its SKU and version. */
  readonly areRowsNeeded: boolean;
}

async function select<Row>(db: Db, reader: Reader, filter: ProductFilter, page: Page, { columns, areRowsNeeded }: Selection) {
  const { expressions, total, isVersioned, isPlannedOnce } = keysOf(reader, filter, page);
  const { rows } = await sql<Row & { total: number; version: string; ordinal: string | null }>`
    ${isPlannedOnce ? PREPARED : sql``}
    with ${expressions}
    select v.version, ${total} as total, listed.*
    from catalog_version v
    left join lateral (
      select k.ordinal, row.*
      from keys k
      cross join lateral (
        select ${columns} from ${isVersioned && !areRowsNeeded ? versionOfKey(reader) : sql`product p`} ${stockOf(reader)}
        where p.tenant_id = ${reader.tenantId} and p.mode = ${reader.mode} and p.sku = k.sku
        offset 0
      ) row
    ) listed on true
    where v.tenant_id = ${reader.tenantId} and v.mode = ${reader.mode}
    order by listed.ordinal
  `.execute(db);
  const listed: readonly Row[] = rows.filter(({ ordinal }) => ordinal !== null);
  return { listed, total: rows[0]?.total ?? 0, version: rows[0]?.version ?? '0' };
}

/** The key `k` in the form of a product `p`, without another lookup of the row. */
const versionOfKey = ({ tenantId, mode }: Reader): RawBuilder<unknown> =>
  sql`(select ${tenantId}::uuid as tenant_id, ${mode}::text as mode, k.sku, k.revision, k.updated_at) p`;

/**
 * Makes the statements of a transaction read products in the order of the page until it is full. Postgres cannot estimate how many products have a stock band, and
 * would otherwise look up the stock of the whole catalog and sort.
 */
export async function readInPageOrder(trx: Db): Promise<void> {
  await setLocally(trx, 'enable_sort', 'off');
}

/** The result of a filter that matches no product in any version. */
export const emptyPage = async (db: Db, reader: Reader): Promise<ProductPage> => ({
  products: [],
  total: 0,
  version: await getCatalogVersion(db, reader),
});

/** Reads the rows of these entries, by SKU; undefined if the row of any of them has another version by now. */
async function listVersionedRows(
  db: Db,
  { tenantId, mode }: Scope,
  entries: readonly PageEntry[],
): Promise<ReadonlyMap<string, VersionedProductRow> | undefined> {
  if (entries.length === 0) return new Map();
  const { rows } = await sql<Omit<VersionedProductRow, 'band' | 'contract'>>`
    ${PREPARED}
    select ${LISTED_COLUMNS}, ${ROW_VERSION} as row_version from product p
    where p.tenant_id = ${tenantId} and p.mode = ${mode} and p.sku = any (${entries.map(({ sku }) => sku)}::text[])
  `.execute(db);
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const versioned = new Map<string, VersionedProductRow>();
  for (const entry of entries) {
    const row = bySku.get(entry.sku);
    if (row?.row_version !== entry.row_version) return undefined;
    versioned.set(entry.sku, { ...row, ...entry });
  }
  return versioned;
}
