import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** A position in the change log: everything up to this SKU of this version has been read. */
export interface ChangeCursor {
  readonly version: string;
  readonly sku: string;
}

/** An entry of the change log. */
export interface ChangeRow extends ChangeCursor {
  readonly change: string;
}

/** Lists the changes after a cursor, oldest first. Versions become visible in order, so no change can appear before the cursor later. */
export async function listChanges(db: Db, { tenantId, mode }: Scope, after: ChangeCursor, limit: number): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select version, sku, change from catalog_change
    where tenant_id = ${tenantId} and mode = ${mode} and (version, sku) > (${after.version}::bigint, ${after.sku})
    order by version, sku
    limit ${limit}
  `.execute(db);
  return rows;
}
