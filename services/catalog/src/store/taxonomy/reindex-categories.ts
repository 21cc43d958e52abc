import { inSweepTransaction, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { lockCatalog } from '../catalog-lock.ts';
import { publishChange } from '../catalog-version.ts';
import { writeSearch } from '../products/write-search.ts';
import type { Db, Trx } from '../schema.ts';
import { notSkipped } from '../skipped-stores.ts';

/** Products per transaction, which bounds how long other writers wait. */
const BATCH = 500;
/** Categories per run of the sweep. */
const CATEGORIES_MAX = 50;

/** A category whose products are to be indexed again. */
export type CategoryToReindex = Scope & { readonly categoryId: string };

/** Lists the renamed and moved categories of all stores, without those of the stores in `skipped`. */
export async function listCategoriesToReindex(db: Db, skipped: readonly string[]): Promise<readonly CategoryToReindex[]> {
  const { rows } = await sql<CategoryToReindex>`
    select tenant_id as "tenantId", mode, category_id as "categoryId" from category_reindex
    where ${notSkipped('category_reindex', skipped)} limit ${CATEGORIES_MAX}
  `.execute(db);
  return rows;
}

/**
 * Indexes the next batch of products below a category under its new name or path. Progress is recorded in the same transaction, so a process
 * that is killed loses nothing.
 */
export const reindexCategory = (db: Db, category: CategoryToReindex): Promise<void> =>
  inSweepTransaction(db, (trx) => reindexNext(trx, category));

async function reindexNext(trx: Trx, { tenantId, mode, categoryId }: CategoryToReindex): Promise<void> {
  const scope = { tenantId, mode };
  await lockCatalog(trx, scope);
  const { rows } = await sql<{ sku: string }>`
    select p.sku from category_reindex r
    join product p on p.tenant_id = r.tenant_id and p.mode = r.mode and p.sku > r.after_sku and p.category_tree_ids @> array[r.category_id]
    where r.tenant_id = ${tenantId} and r.mode = ${mode} and r.category_id = ${categoryId}
    order by p.sku limit ${BATCH}
  `.execute(trx);
  const skus = rows.map(({ sku }) => sku);
  if (skus.length > 0) {
    await writeSearch(trx, scope, skus);
    await publishChange(trx, scope);
  }
  const isLast = skus.length < BATCH;
  await sql`
    ${isLast ? sql`delete from category_reindex` : sql`update category_reindex set after_sku = ${skus.at(-1)}`}
    where tenant_id = ${tenantId} and mode = ${mode} and category_id = ${categoryId}
  `.execute(trx);
}
