import type { Scope } from '@storefront/db';
import { isUuid } from '@storefront/ids';
import { type Kysely, sql } from 'kysely';
import type { MediaRef } from '../domain/media.ts';
import { getCatalogVersion } from './catalog-version.ts';
import type { Database } from './schema.ts';

export interface CategoryRow {
  readonly id: string;
  readonly parent_id: string | null;
  /** Slugs from the root. */
  readonly path: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  readonly position: number;
  readonly image: MediaRef | null;
  readonly product_count: number;
}

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

type Versioned<T> = { readonly rows: readonly T[]; readonly version: string };

/** The whole tree, parents before children and siblings by position, at one version. */
export async function listCategories(db: Kysely<Database>, { tenantId, mode }: Scope): Promise<Versioned<CategoryRow>> {
  const { rows } = await sql<CategoryRow & { version: string }>`
    select c.id, c.parent_id, c.path, c.slug, c.name, c.description, c.position, c.image, c.product_count, v.version
    from category c join catalog_version v using (tenant_id, mode)
    where c.tenant_id = ${tenantId} and c.mode = ${mode}
    order by c.depth, c.position, c.slug
  `.execute(db);
  return { rows, version: rows[0]?.version ?? (await getCatalogVersion(db, { tenantId, mode })) };
}

/** All tags with their groups, both by position, at one version. */
export async function listTags(db: Kysely<Database>, { tenantId, mode }: Scope): Promise<Versioned<TagRow>> {
  const { rows } = await sql<TagRow & { version: string }>`
    select g.id as group_id, g.slug as group_slug, g.name as group_name, g.position as group_position,
      t.id, t.slug, t.name, t.position, t.product_count, v.version
    from tag_group g
    join tag t on t.tenant_id = g.tenant_id and t.mode = g.mode and t.group_slug = g.slug
    join catalog_version v on v.tenant_id = g.tenant_id and v.mode = g.mode
    where g.tenant_id = ${tenantId} and g.mode = ${mode}
    order by g.position, g.slug, t.position, t.slug
  `.execute(db);
  return { rows, version: rows[0]?.version ?? (await getCatalogVersion(db, { tenantId, mode })) };
}

/** The ids of the categories that a filter names: by id, by path, or by a slug, which several branches may share. */
export async function findCategoryIds(db: Kysely<Database>, { tenantId, mode }: Scope, wanted: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from category
    where tenant_id = ${tenantId} and mode = ${mode}
      and (id = ${isUuid(wanted) ? wanted : null}::uuid or path = ${wanted} or slug = ${wanted})
  `.execute(db);
  return rows.map(({ id }) => id);
}
