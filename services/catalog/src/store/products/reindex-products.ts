import { inSweepTransaction, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { lockCatalog } from '../catalog-lock.ts';
import { publishChange } from '../catalog-version.ts';
import type { Db, Trx } from '../schema.ts';
import { notSkipped } from '../skipped-stores.ts';
import { writeSearch } from './write-search.ts';

/** Products per transaction, which bounds how long other writers wait. */
const BATCH = 500;
/** Stores per run of the sweep. */
const STORES_MAX = 50;

/** Lists the stores, without those in `skipped`, with products whose search vector an earlier release has written. */
export async function listStoresToReindex(db: Db, skipped: readonly string[]): Promise<readonly Scope[]> {
  const { rows } = await sql<Scope>`
    select tenant_id as "tenantId", mode from search_reindex where ${notSkipped('search_reindex', skipped)}
    limit ${STORES_MAX}
  `.execute(db);
  return rows;
}

/** Indexes a store's next batch of products again. Progress is recorded in the same transaction, so a process that is killed loses nothing. */
export const reindexProducts = (db: Db, scope: Scope): Promise<void> => inSweepTransaction(db, (trx) => reindexNext(trx, scope));

async function reindexNext(trx: Trx, scope: Scope): Promise<void> {
  await lockCatalog(trx, scope);
  const { rows } = await sql<{ sku: string }>`
    select p.sku from search_reindex r
    join product p on p.tenant_id = r.tenant_id and p.mode = r.mode and p.sku >= r.from_sku
    where r.tenant_id = ${scope.tenantId} and r.mode = ${scope.mode}
    order by p.sku limit ${BATCH + 1}
  `.execute(trx);
  const skus = rows.map(({ sku }) => sku);
  const changed = await writeSearch(trx, scope, skus.slice(0, BATCH));
  if (changed > 0) await publishChange(trx, scope);
  const next = skus[BATCH];
  await sql`
    ${next === undefined ? sql`delete from search_reindex` : sql`update search_reindex set from_sku = ${next}`}
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode}
  `.execute(trx);
}
