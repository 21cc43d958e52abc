import type { Band } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import { parseBand } from '../../domain/band.ts';
import { stockOf, visibleIn } from '../products/product-rows.ts';
import type { Db } from '../schema.ts';

/** Returns the bands of the visible products among these SKUs, and the catalog version, in one statement even if there are none. */
export async function listBands(
  db: Db,
  scope: Scope,
  skus: readonly string[],
): Promise<{ readonly bands: ReadonlyMap<string, Band>; readonly version: string }> {
  const { rows } = await sql<{ sku: string | null; band: string; version: string }>`
    select v.version, shown.*
    from catalog_version v
    left join (
      select p.sku, s.band from product p ${stockOf(scope)}
      where ${visibleIn(scope)} and p.sku = any (${skus}::text[])
    ) shown on true
    where v.tenant_id = ${scope.tenantId} and v.mode = ${scope.mode}
  `.execute(db);
  return {
    bands: new Map(rows.flatMap(({ sku, band }) => (sku === null ? [] : [[sku, parseBand(band)] as const]))),
    version: rows[0]?.version ?? '0',
  };
}
