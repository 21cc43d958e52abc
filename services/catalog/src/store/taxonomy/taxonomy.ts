import { isUuid } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { MediaRef } from '../../domain/media.ts';
import type { TagNames } from '../../domain/nested-export.ts';
import type { Db } from '../schema.ts';

/** A category with its product count. */
export interface CategoryRow {
  readonly id: string;
  readonly parent_id: string | null;
  /** The slugs from the root, joined by slashes. */
  readonly path: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  readonly position: number;
  readonly image: MediaRef | null;
  readonly product_count: number;
}

/** A tag with its group and product count. */
export interface TagRow {
  readonly group_id: string;
  readonly group_slug: string;
  readonly group_name: string;
  readonly group_position: number;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly position: number;
  readonly product_count: number;
}

/** Returns the names of all tags and their groups, keyed by group/slug. */
export async function listTagNames(db: Db, scope: Scope): Promise<ReadonlyMap<string, TagNames>> {
  const { rows } = await listTags(db, scope);
  return new Map(rows.map(({ group_slug, group_name, slug, name }) => [`${group_slug}/${slug}`, { group: group_name, tag: name }]));
}

type Versioned<T> = { readonly rows: readonly T[]; readonly version: string };

/** The rows of a statement that also selects the version: a store without rows yields one row with only a version. */
const versioned = <T>(rows: readonly (T & { version: string; isRow: boolean })[]): Versioned<T> => ({
  rows: rows.flatMap(({ version: _version, isRow, ...row }) => (isRow ? [row as unknown as T] : [])),
  version: rows[0]?.version ?? '0',
});

/** Lists the whole tree, parents before children and siblings by position, with the catalog version. */
export async function listCategories(db: Db, { tenantId, mode }: Scope): Promise<Versioned<CategoryRow>> {
  const { rows } = await sql<CategoryRow & { version: string; isRow: boolean }>`
    select c.id, c.parent_id, c.path, c.slug, c.name, c.description, c.position, c.image, c.product_count,
      v.version, c.id is not null as "isRow"
    from catalog_version v left join category c on c.tenant_id = v.tenant_id and c.mode = v.mode
    where v.tenant_id = ${tenantId} and v.mode = ${mode}
    order by c.depth, c.position, c.slug
  `.execute(db);
  return versioned(rows);
}

/** Lists all tags with their groups, both by position, with the catalog version. */
export async function listTags(db: Db, { tenantId, mode }: Scope): Promise<Versioned<TagRow>> {
  const { rows } = await sql<TagRow & { version: string; isRow: boolean }>`
    select g.id as group_id, g.slug as group_slug, g.name as group_name, g.position as group_position,
      t.id, t.slug, t.name, t.position, t.product_count,
      v.version, t.id is not null as "isRow"
    from catalog_version v
    left join (tag_group g join tag t on t.tenant_id = g.tenant_id and t.mode = g.mode and t.group_slug = g.slug)
      on g.tenant_id = v.tenant_id and g.mode = v.mode
    where v.tenant_id = ${tenantId} and v.mode = ${mode}
    order by g.position, g.slug, t.position, t.slug
  `.execute(db);
  return versioned(rows);
}

/** Returns the ids of the categories with this id, path, or slug, and the catalog version. Several branches may share a slug. */
export async function findCategoryIds(
  db: Db,
  { tenantId, mode }: Scope,
  filter: string,
): Promise<{ readonly ids: readonly string[]; readonly version: string }> {
  const { rows } = await sql<{ ids: readonly string[]; version: string }>`
    select v.version, array(
      select id from category
      where tenant_id = ${tenantId} and mode = ${mode}
        and (id = ${isUuid(filter) ? filter : null}::uuid or path = ${filter} or slug = ${filter})
    ) as ids
    from catalog_version v where v.tenant_id = ${tenantId} and v.mode = ${mode}
  `.execute(db);
  return rows[0] ?? { ids: [], version: '0' };
}
