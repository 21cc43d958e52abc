import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import { depthOf, parentPath, pathsToRoot } from '../../domain/category-path.ts';
import type { Trx } from '../schema.ts';

interface CategoryLocation {
  readonly id: string;
  readonly path: string;
  readonly slug: string;
  readonly parent_id: string | null;
}

/**
 * Moves a category, its descendants, and their products to another path in one transaction, so that lists by category and their counts
 * always agree. What readers see of a product does not change. The caller has the catalog lock.
 */
export async function moveCategory(trx: Trx, { tenantId, mode }: Scope, before: CategoryLocation, after: CategoryLocation): Promise<void> {
  const levels = depthOf(after.path) - depthOf(before.path);
  await sql`
    update category set path = ${after.path} || substr(path, length(${before.path}) + 1), depth = depth + ${levels}::smallint
    where tenant_id = ${tenantId} and mode = ${mode} and (path = ${before.path} or starts_with(path, ${before.path} || '/'))
  `.execute(trx);
  await sql`
    update category set slug = ${after.slug}, parent_id = ${after.parent_id}::uuid
    where tenant_id = ${tenantId} and mode = ${mode} and id = ${before.id}
  `.execute(trx);
  await moveProducts(trx, { tenantId, mode }, before, after);
  const above = [before.path, after.path].flatMap((path) => pathsToRoot(parentPath(path) ?? ''));
  await sql`
    update category c set product_count = (
      select count(*) from product p
      where p.tenant_id = ${tenantId} and p.mode = ${mode} and not p.hidden and p.category_tree_ids @> array[c.id]
    )
    where c.tenant_id = ${tenantId} and c.mode = ${mode} and c.path = any (${above}::text[])
  `.execute(trx);
}

/** Rewrites the category paths and ancestor ids of the moved products, with ancestors ordered by path like in an import. */
async function moveProducts(trx: Trx, { tenantId, mode }: Scope, before: CategoryLocation, after: CategoryLocation): Promise<void> {
  await sql`
    with recursive above (below_id, id, parent_id, path) as (
      select id, id, parent_id, path from category where tenant_id = ${tenantId} and mode = ${mode}
      union all
      select a.below_id, c.id, c.parent_id, c.path
      from above a join category c on c.tenant_id = ${tenantId} and c.mode = ${mode} and c.id = a.parent_id
    ), moved as (
      select sku, category_ids, category_paths from product
      where tenant_id = ${tenantId} and mode = ${mode} and category_tree_ids @> array[${before.id}::uuid]
    ), tree as (
      select sku, array_agg(id order by path) as ids from (
        select distinct m.sku, a.id, a.path
        from moved m cross join unnest(m.category_ids) as own (id) join above a on a.below_id = own.id
      ) placed group by sku
    )
    update product p
    set category_tree_ids = tree.ids,
      category_paths = array(
        select case
          when path = ${before.path} or starts_with(path, ${before.path} || '/') then ${after.path} || substr(path, length(${before.path}) + 1)
          else path
        end
        from unnest(p.category_paths) with ordinality as own (path, ordinal) order by ordinal
      )
    from tree
    where p.tenant_id = ${tenantId} and p.mode = ${mode} and p.sku = tree.sku
  `.execute(trx);
}
