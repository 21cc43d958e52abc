import type { Scope } from '@storefront/db';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { publishChange } from './catalog-version.ts';
import { noteBands } from './note-bands.ts';
import type { Database } from './schema.ts';

/** Gives the shelf of a SKU a new count, unless that is below 0, and tells of the band if it moved. Says whether it did. */
export async function moveCount(trx: Transaction<Database>, scope: Scope, sku: string, count: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    update stock set on_hand = ${count}, updated_at = now()
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and sku = ${sku} and ${count} >= 0
    returning sku
  `.execute(trx);
  const { moved, told } = await noteBands(trx, scope, [sku]);
  if (moved.length > 0) {
    await publishChange(trx, scope, { changes: new Map([[sku, 'STOCK']]), products: [], bands: told, visibleDelta: 0 });
  }
  return rows.length > 0;
}
