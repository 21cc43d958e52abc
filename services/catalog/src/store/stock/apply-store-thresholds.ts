import { inSweepTransaction, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db, Trx } from '../schema.ts';
import { notSkipped } from '../skipped-stores.ts';
import { publishRecordedBands } from './record-bands.ts';

/** Stock rows per transaction, which bounds how long a checkout waits for one of them. */
const BATCH = 500;
/** Stores per run of the sweep. */
const STORES_MAX = 50;

interface Setting {
  readonly low_stock_threshold: string;
  /** The last SKU that the threshold was applied to; null once it applies to all. */
  readonly after_sku: string;
}

/** The stores, without those in `skipped`, whose new threshold has not reached all of their products. */
export async function listNewThresholds(db: Db, skipped: readonly string[]): Promise<readonly Scope[]> {
  const { rows } = await sql<Scope>`
    select tenant_id as "tenantId", mode from stock_setting
    where after_sku is not null and ${notSkipped('stock_setting', skipped)} limit ${STORES_MAX}
  `.execute(db);
  return rows;
}

/**
 * Applies a store's new threshold to its next batch of stock rows. Progress is recorded in the same transaction, so a process that is killed
 * loses nothing.
 */
export const applyNextThreshold = (db: Db, scope: Scope): Promise<void> => inSweepTransaction(db, (trx) => followNext(trx, scope));

async function followNext(trx: Trx, scope: Scope): Promise<void> {
  const setting = await lockSetting(trx, scope);
  // Another replica has finished it.
  if (setting === undefined) return;
  const skus = await lockStockRows(trx, scope, setting.after_sku);
  await sql`
    update stock set low_stock_threshold = ${setting.low_stock_threshold}::numeric, updated_at = now()
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and sku = any (${skus}::text[])
      and low_stock_threshold <> ${setting.low_stock_threshold}::numeric
  `.execute(trx);
  await publishRecordedBands(trx, scope, skus);
  await sql`
    update stock_setting set after_sku = ${skus.length < BATCH ? null : (skus.at(-1) ?? null)}
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode}
  `.execute(trx);
}

/** Locks the setting first, which serializes replicas and blocks a newer threshold until the batch is committed. */
async function lockSetting(trx: Trx, { tenantId, mode }: Scope): Promise<Setting | undefined> {
  const { rows } = await sql<Setting>`
    select low_stock_threshold, after_sku from stock_setting
    where tenant_id = ${tenantId} and mode = ${mode} and after_sku is not null
    for update
  `.execute(trx);
  return rows[0];
}

/** Locks the next stock rows that use the store's threshold, in SKU order like all stock locks. */
async function lockStockRows(trx: Trx, { tenantId, mode }: Scope, afterSku: string): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    select sku from stock
    where tenant_id = ${tenantId} and mode = ${mode} and sku > ${afterSku} and follows_store
    order by sku limit ${BATCH}
    for update
  `.execute(trx);
  return rows.map(({ sku }) => sku);
}
