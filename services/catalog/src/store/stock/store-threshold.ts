import { inTransaction, type Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import { lockCatalog } from '../catalog-lock.ts';
import type { Db } from '../schema.ts';

/** The threshold of stores that have not set one. */
const THRESHOLD_DEFAULT = 10;

/** The store's low-stock threshold, which applies to products without a threshold. */
export const storeThreshold = ({ tenantId, mode }: Scope): RawBuilder<string> => sql`coalesce(
  (select low_stock_threshold from stock_setting where tenant_id = ${tenantId} and mode = ${mode}), ${THRESHOLD_DEFAULT}::numeric)`;

/** Returns the store's low-stock threshold as decimal text. */
export async function readStoreThreshold(db: Db, scope: Scope): Promise<string> {
  const { rows } = await sql<{ threshold: string }>`select trim_scale(${storeThreshold(scope)})::text as threshold`.execute(db);
  return rows[0]?.threshold ?? String(THRESHOLD_DEFAULT);
}

/**
 * Sets the store's threshold and returns it. `check` receives the one before. The catalog lock serializes it with imports, so later imports use it. A sweep applies it to existing stock
 * rows in batches.
 */
export const setStoreThreshold = (db: Db, scope: Scope, threshold: string, check: (current: string) => void): Promise<string> =>
  inTransaction(db, async (trx) => {
    await lockCatalog(trx, scope);
    check(await readStoreThreshold(trx, scope));
    await sql`
      insert into stock_setting (tenant_id, mode, low_stock_threshold, after_sku)
      values (${scope.tenantId}, ${scope.mode}, ${threshold}::numeric, '')
      on conflict (tenant_id, mode) do update set low_stock_threshold = excluded.low_stock_threshold, after_sku = ''
    `.execute(trx);
    return readStoreThreshold(trx, scope);
  });
