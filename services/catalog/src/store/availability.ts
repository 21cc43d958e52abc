import type { Scope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import { asBand, type Band } from '../domain/band.ts';
import { getCatalogVersion } from './catalog-version.ts';
import { stockOf, versionOf, visibleIn } from './product-rows.ts';
import type { Database } from './schema.ts';

/** The bands of the visible ones among these SKUs, with the version they were read at. */
export async function listBands(
  db: Kysely<Database>,
  scope: Scope,
  skus: readonly string[],
): Promise<{ readonly bands: ReadonlyMap<string, Band>; readonly version: string }> {
  const { rows } = await sql<{ sku: string; band: string; version: string }>`
    select p.sku, s.band, ${versionOf(scope)} as version
    from product p
    ${stockOf(scope)}
    where ${visibleIn(scope)} and p.sku = any (${skus}::text[])
  `.execute(db);
  return {
    bands: new Map(rows.map(({ sku, band }) => [sku, asBand(band)])),
    version: rows[0]?.version ?? (await getCatalogVersion(db, scope)),
  };
}
