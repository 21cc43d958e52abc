import { inTransaction, type Scope } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** A reader that comes back after a month reads what its products have come to, not every step on the way. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** Small enough to hold its locks for a moment. */
const BATCH = 2_000;
/** Stores looked after in one statement. */
const STORES_MAX = 500;

/**
 * Thins the change logs: of changes older than a month, the last of each SKU and kind stays, tombstones included. So every cursor ever
 * given out can still be followed to the present state, without a gap, and a log is no longer than its catalog but for the last month.
 * Each change is looked at once, when it comes of age. Answers how many were looked at.
 */
export async function compactChanges(db: Kysely<Database>, now: Date): Promise<number> {
  const cutoff = new Date(now.getTime() - KEPT_MS);
  let looked = 0;
  for (const scope of await listDue(db, cutoff)) looked += await inTransaction(db, (trx) => compactNext(trx, scope, cutoff));
  return looked;
}

/** The stores whose first change that was not looked at yet is old enough. */
async function listDue(db: Kysely<Database>, cutoff: Date): Promise<readonly Scope[]> {
  const { rows } = await sql<Scope>`
    select v.tenant_id as "tenantId", v.mode
    from catalog_version v left join catalog_compaction done using (tenant_id, mode)
    cross join lateral (
      select h.created_at from catalog_change h
      where h.tenant_id = v.tenant_id and h.mode = v.mode and h.version > coalesce(done.version, 0)
      order by h.version, h.sku limit 1
    ) next
    where next.created_at < ${cutoff}
    limit ${STORES_MAX}
  `.execute(db);
  return rows;
}

/** Looks at the next changes of a store, up to the end of a version, and deletes what they make superfluous. */
async function compactNext(trx: Transaction<Database>, { tenantId, mode }: Scope, cutoff: Date): Promise<number> {
  await sql`insert into catalog_compaction (tenant_id, mode, version) values (${tenantId}, ${mode}, 0) on conflict do nothing`.execute(trx);
  const { rows: held } = await sql<{ version: string }>`
    select version from catalog_compaction where tenant_id = ${tenantId} and mode = ${mode} for update skip locked
  `.execute(trx);
  const from = held[0]?.version;
  // Another process is at it.
  if (from === undefined) return 0;
  const { rows } = await sql<{ upto: string | null; count: number }>`
    select max(version) as upto, count(*)::integer as count from (
      select version from catalog_change
      where tenant_id = ${tenantId} and mode = ${mode} and version > ${from} and created_at < ${cutoff}
      order by version, sku limit ${BATCH}
    ) aged
  `.execute(trx);
  const upto = rows[0]?.upto ?? null;
  if (upto === null) return 0;
  await sql`
    delete from catalog_change earlier using catalog_change aged
    where aged.tenant_id = ${tenantId} and aged.mode = ${mode} and aged.version > ${from} and aged.version <= ${upto}
      and earlier.tenant_id = ${tenantId} and earlier.mode = ${mode}
      and earlier.sku = aged.sku and earlier.change = aged.change and earlier.version < aged.version
  `.execute(trx);
  await sql`update catalog_compaction set version = ${upto} where tenant_id = ${tenantId} and mode = ${mode}`.execute(trx);
  return rows[0]?.count ?? 0;
}
