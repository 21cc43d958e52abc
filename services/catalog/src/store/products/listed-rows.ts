import { PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { LISTED_COLUMNS, type PageEntry, ROW_VERSION, type VersionedProductRow } from './product-rows.ts';

/** Reads the rows of these entries, by SKU; undefined if the row of any of them has another version by now. */
export async function listVersionedRows(
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
