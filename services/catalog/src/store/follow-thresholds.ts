import { inTransaction, type Scope } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';
import { publishChange } from './catalog-version.ts';
import { noteBands } from './note-bands.ts';
import type { Database } from './schema.ts';

/** Shelves a transaction: a checkout that wants one of them waits no longer than for one of these. */
const BATCH = 500;
/** Stores looked after in one turn. */
const STORES_MAX = 50;

interface Setting {
  readonly low_stock_threshold: string;
  readonly after_sku: string;
}

/**
 * Takes the new thresholds of stores to their next shelves. What is done is noted in the same transaction, so a process that is killed
 * loses nothing. Answers how many batches were done.
 */
export async function followThresholds(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<Scope>`
    select tenant_id as "tenantId", mode from stock_setting where after_sku is not null limit ${STORES_MAX}
  `.execute(db);
  for (const scope of rows) await inTransaction(db, (trx) => followNext(trx, scope));
  return rows.length;
}

async function followNext(trx: Transaction<Database>, scope: Scope): Promise<void> {
  const setting = await lockSetting(trx, scope);
  // Another replica was faster.
  if (setting === undefined) return;
  const skus = await lockFollowers(trx, scope, setting.after_sku);
  await sql`
    update stock set low_stock_threshold = ${setting.low_stock_threshold}::numeric, updated_at = now()
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and sku = any (${skus}::text[])
      and low_stock_threshold <> ${setting.low_stock_threshold}::numeric
  `.execute(trx);
  const { moved, told } = await noteBands(trx, scope, skus);
  if (moved.length > 0) {
    const changes = new Map(moved.map((sku) => [sku, 'STOCK'] as const));
    await publishChange(trx, scope, { changes, products: [], bands: told, visibleDelta: 0 });
  }
  await sql`
    update stock_setting set after_sku = ${skus.length < BATCH ? null : (skus.at(-1) ?? null)}
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode}
  `.execute(trx);
}

/** Locked first, so that replicas take turns and no newer threshold comes in between. */
async function lockSetting(trx: Transaction<Database>, { tenantId, mode }: Scope): Promise<Setting | undefined> {
  const { rows } = await sql<Setting>`
    select low_stock_threshold, after_sku from stock_setting
    where tenant_id = ${tenantId} and mode = ${mode} and after_sku is not null
    for update
  `.execute(trx);
  return rows[0];
}

/** The next shelves that go by the store's threshold, locked in the order of their SKUs, as everybody locks stock. */
async function lockFollowers(trx: Transaction<Database>, { tenantId, mode }: Scope, afterSku: string): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    select sku from stock
    where tenant_id = ${tenantId} and mode = ${mode} and sku > ${afterSku} and follows_store
    order by sku limit ${BATCH}
    for update
  `.execute(trx);
  return rows.map(({ sku }) => sku);
}
