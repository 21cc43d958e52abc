import type { Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import { publishChange } from '../catalog-version.ts';
import type { Trx } from '../schema.ts';
import { recordBands } from './record-bands.ts';

/** Sets the quantity on hand unless it is negative, and publishes a changed band. Returns whether it was set. */
export async function setOnHand(trx: Trx, scope: Scope, sku: string, count: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    update stock set on_hand = ${count}, updated_at = now()
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and sku = ${sku} and ${count} >= 0
    returning sku
  `.execute(trx);
  const { changed, toPublish } = await recordBands(trx, scope, [sku]);
  if (changed.length > 0) {
    await publishChange(trx, scope, { changes: new Map([[sku, 'STOCK']]), products: [], bands: toPublish, visibleDelta: 0 });
  }
  return rows.length > 0;
}
