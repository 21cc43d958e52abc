import { type Scope, inSweepTransaction } from '@storefront/db';
import { sql } from 'kysely';
import { withAncestors } from '../../domain/category-path.ts';
import { lockCatalog } from '../catalog-lock.ts';
import { publishChange } from '../catalog-version.ts';
import { insertWords } from '../products/search-words.ts';
import { listStoredProducts } from '../products/stored-products.ts';
import { searchOf } from '../products/write-products.ts';
import type { Db, Trx } from '../schema.ts';
import { notSkipped } from '../skipped-stores.ts';
import { findCategories } from './ensure-taxonomy.ts';

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

/** Updates the search vectors of products, lists their words, and returns how many products have changed; `updated_at` does not change. */
async function writeSearch(trx: Trx, scope: Scope, skus: readonly string[]): Promise<number> {
  const products = [...(await listStoredProducts(trx, scope, skus)).values()].map(({ product }) => product);
  const categories = await findCategories(trx, scope, withAncestors(products.flatMap((product) => product.categories)));
  const words = new Set<string>();
  const searches = products.map((product) => searchOf(scope, product, categories, words));
  const given = sql`${products.map(({ sku }) => sku)}::text[]`;
  // Without the list of SKUs, a plan can read all products of the store and join them.
  const { numAffectedRows = 0n } = await sql`
    update product p set search = given.search::tsvector
    from unnest(${given}, ${searches}::text[]) as given (sku, search)
    where p.tenant_id = ${scope.tenantId} and p.mode = ${scope.mode} and p.sku = any (${given}) and p.sku = given.sku
      and p.search is distinct from given.search::tsvector
  `.execute(trx);
  await insertWords(trx, scope, words);
  return Number(numAffectedRows);
}
