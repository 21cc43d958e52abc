import { inTransaction, type Scope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { sql } from 'kysely';
import { lockCatalog } from '../catalog-lock.ts';
import { publishChange } from '../catalog-version.ts';
import type { Db } from '../schema.ts';
import { type CategoryRow, listCategories } from './taxonomy.ts';
import { findCategory } from './update-category.ts';

/** Removes a category, identified by path or id. Refuses one that has subcategories or visible or hidden products, and what `check` refuses under the lock. */
export function removeCategory(
  db: Db,
  scope: Scope,
  pathOrId: string,
  check: (before: CategoryRow) => void = () => undefined,
): Promise<void> {
  const { tenantId, mode } = scope;
  return inTransaction(db, async (trx) => {
    await lockCatalog(trx, scope);
    const { rows } = await listCategories(trx, scope);
    const category = findCategory(rows, pathOrId);
    if (category === undefined) throw notFound('category');
    check(category);
    if (rows.some(({ parent_id }) => parent_id === category.id))
      throw conflict('category_not_empty', 'The category cannot be removed because it has subcategories.');
    const { rows: products } = await sql`
      select from product
      where tenant_id = ${tenantId} and mode = ${mode} and category_tree_ids @> array[${category.id}::uuid] limit 1
    `.execute(trx);
    if (products.length > 0)
      throw conflict('category_not_empty', 'The category cannot be removed because it has visible or hidden products.');
    await sql`
      delete from category_reindex where tenant_id = ${tenantId} and mode = ${mode} and category_id = ${category.id}
    `.execute(trx);
    await sql`delete from category where tenant_id = ${tenantId} and mode = ${mode} and id = ${category.id}`.execute(trx);
    await publishChange(trx, scope);
  });
}
