import { inSweepTransaction, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db, Trx } from './schema.ts';
import { notSkipped } from './skipped-stores.ts';

/** A reader that returns after a month receives the current state of the products, not every change since. */
export const CHANGES_RETENTION_MS = 30 * 24 * 3_600_000;
/** Small enough that its locks are brief. */
const BATCH = 2_000;
/** Stores per run of the sweep. */
const STORES_MAX = 500;

/** The stores, without those in `skipped`, whose oldest change that has not been examined can be old enough at `now`. */
export async function listAgedChangeLogs(db: Db, skipped: readonly string[], now: Date): Promise<readonly Scope[]> {
  const { rows } = await sql<Scope>`
    select tenant_id as "tenantId", mode from catalog_version
    where compact_at < ${now} and ${notSkipped('catalog_version', skipped)}
    order by compact_at limit ${STORES_MAX}
  `.execute(db);
  return rows;
}

/**
 * Compacts the next part of a store's change log: of changes older than a month, the last one of each SKU and kind is retained, including
 * tombstones. Every cursor ever issued therefore still leads to the current state without a gap, and except for the last month a log is no
 * longer than its catalog. Each change is examined once.
 */
export const compactNextChanges = (db: Db, scope: Scope, now: Date): Promise<void> =>
  inSweepTransaction(db, (trx) => compactNext(trx, scope, now));

async function compactNext(trx: Trx, { tenantId, mode }: Scope, now: Date): Promise<void> {
  await sql`insert into catalog_compaction (tenant_id, mode, version) values (${tenantId}, ${mode}, 0) on conflict do nothing`.execute(trx);
  const { rows: retained } = await sql<{ version: string }>`
    select version from catalog_compaction where tenant_id = ${tenantId} and mode = ${mode} for update
  `.execute(trx);
  const from = retained[0]?.version;
  if (from === undefined) return;
  const { rows } = await sql<{ upto: string | null; count: number }>`
    select max(version) as upto, count(*)::integer as count from (
      select version from catalog_change
      where tenant_id = ${tenantId} and mode = ${mode} and version > ${from} and created_at < ${new Date(now.getTime() - CHANGES_RETENTION_MS)}
      order by version, sku limit ${BATCH}
    ) aged
  `.execute(trx);
  const { upto, count } = rows[0] ?? { upto: null, count: 0 };
  if (upto !== null) await compactUpTo(trx, { tenantId, mode }, from, upto);
  if (count < BATCH) await scheduleNext(trx, { tenantId, mode }, upto ?? from, now);
}

async function compactUpTo(trx: Trx, { tenantId, mode }: Scope, from: string, upto: string): Promise<void> {
  await sql`
    delete from catalog_change earlier using catalog_change aged
    where aged.tenant_id = ${tenantId} and aged.mode = ${mode} and aged.version > ${from} and aged.version <= ${upto}
      and earlier.tenant_id = ${tenantId} and earlier.mode = ${mode}
      and earlier.sku = aged.sku and earlier.change = aged.change and earlier.version < aged.version
  `.execute(trx);
  await sql`update catalog_compaction set version = ${upto} where tenant_id = ${tenantId} and mode = ${mode}`.execute(trx);
}

/** The log is due again when the next change is a month old; one that is yet to come will not be for a month. */
async function scheduleNext(trx: Trx, { tenantId, mode }: Scope, examined: string, now: Date): Promise<void> {
  await sql`
    update catalog_version set compact_at = ${CHANGES_RETENTION_MS} * interval '1 millisecond' + least(${now}::timestamptz, (
      select created_at from catalog_change
      where tenant_id = ${tenantId} and mode = ${mode} and version > ${examined} order by version limit 1
    ))
    where tenant_id = ${tenantId} and mode = ${mode}
  `.execute(trx);
}
