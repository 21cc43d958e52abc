import { PREPARED } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type QuotedProductRow, quotedColumns, type Reader, stockOf, visibleIn } from './product-rows.ts';

/** Returns the visible products of a quote and the catalog version, in one statement even if there are none. */
export async function listQuoted(
  db: Kysely<Database>,
  reader: Reader,
  skus: readonly string[],
): Promise<{ readonly products: ReadonlyMap<string, QuotedProductRow>; readonly version: string }> {
  const { rows } = await sql<QuotedProductRow & { version: string; isRow: true | null }>`
    ${PREPARED}
    select v.version, quoted.*
    from catalog_version v
    left join (
      select true as "isRow", ${quotedColumns(reader)} from product p ${stockOf(reader)}
      where ${visibleIn(reader)} and p.sku = any (${skus}::text[])
    ) quoted on true
    where v.tenant_id = ${reader.tenantId} and v.mode = ${reader.mode}
  `.execute(db);
  const products = rows.filter(({ isRow }) => isRow !== null);
  return { products: new Map(products.map((row) => [row.sku, row])), version: rows[0]?.version ?? '0' };
}
