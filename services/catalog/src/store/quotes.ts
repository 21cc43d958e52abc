import { KEPT_PREPARED } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import { getCatalogVersion } from './catalog-version.ts';
import { type QuotedProductRow, quotedColumns, type Reader, stockOf, versionOf, visibleIn } from './product-rows.ts';
import type { Database } from './schema.ts';

/** What a cart asks of its SKUs, in one statement however many they are. */
export async function listQuoted(
  db: Kysely<Database>,
  reader: Reader,
  skus: readonly string[],
): Promise<{ readonly products: ReadonlyMap<string, QuotedProductRow>; readonly version: string }> {
  const { rows } = await sql<QuotedProductRow & { version: string }>`
    ${KEPT_PREPARED}
    select ${quotedColumns(reader)}, ${versionOf(reader)} as version
    from product p
    ${stockOf(reader)}
    where ${visibleIn(reader)} and p.sku = any (${skus}::text[])
  `.execute(db);
  return { products: new Map(rows.map((row) => [row.sku, row])), version: rows[0]?.version ?? (await getCatalogVersion(db, reader)) };
}
