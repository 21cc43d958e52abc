import { inTransaction, type Scope } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';
import { withAncestors } from '../domain/category-path.ts';
import { lockCatalog } from './catalog-lock.ts';
import { publishChange } from './catalog-version.ts';
import { findCategories } from './ensure-taxonomy.ts';
import type { Database } from './schema.ts';
import { insertWords } from './search-words.ts';
import { listStoredProducts } from './stored-products.ts';
import { searchOf } from './write-products.ts';

/** Products a transaction, as an import has them: other writers wait no longer than for one of its batches. */
const BATCH = 500;
/** Categories looked after in one turn. */
const CATEGORIES_MAX = 50;

type Due = Scope & { readonly categoryId: string };

/**
 * Indexes the next products below categories that have another name or place, so that they are found by it. What is done is noted in the
 * same transaction, so a process that is killed loses nothing. Answers how many batches were done.
 */
export async function reindexCategories(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<Due>`
    select tenant_id as "tenantId", mode, category_id as "categoryId" from category_reindex limit ${CATEGORIES_MAX}
  `.execute(db);
  for (const due of rows) await inTransaction(db, (trx) => reindexNext(trx, due));
  return rows.length;
}

async function reindexNext(trx: Transaction<Database>, { tenantId, mode, categoryId }: Due): Promise<void> {
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
    await publishChange(trx, scope, { changes: new Map(), products: [], bands: [], visibleDelta: 0 });
  }
  const isLast = skus.length < BATCH;
  await sql`
    ${isLast ? sql`delete from category_reindex` : sql`update category_reindex set after_sku = ${skus.at(-1)}`}
    where tenant_id = ${tenantId} and mode = ${mode} and category_id = ${categoryId}
  `.execute(trx);
}

/** The products themselves stay as they are, their time of change included: only what they are found by is another. */
async function writeSearch(trx: Transaction<Database>, scope: Scope, skus: readonly string[]): Promise<void> {
  const products = [...(await listStoredProducts(trx, scope, skus)).values()].map(({ product }) => product);
  const categories = await findCategories(trx, scope, withAncestors(products.flatMap((product) => product.categories)));
  const words = new Set<string>();
  const searches = products.map((product) => searchOf(scope, product, categories, words));
  await sql`
    update product p set search = given.search::tsvector
    from unnest(${products.map(({ sku }) => sku)}::text[], ${searches}::text[]) as given (sku, search)
    where p.tenant_id = ${scope.tenantId} and p.mode = ${scope.mode} and p.sku = given.sku
  `.execute(trx);
  await insertWords(trx, scope, words);
}
