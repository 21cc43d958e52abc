import type { Scope } from '@storefront/db';
import { sql, type Transaction } from 'kysely';
import { depthOf, parentPath, slugAt, withAncestors } from '../domain/category-path.ts';
import type { TagDefinition } from '../domain/import/product-patch.ts';
import { nameFromSlug } from '../domain/slug.ts';
import type { Database } from './schema.ts';

/** A category by its path. */
export interface KnownCategory {
  readonly id: string;
  readonly name: string;
}

/**
 * The categories of these paths and all above them, created where they are missing. The caller holds the catalog's lock, so that no two
 * writers create the same one or take the same position.
 */
export async function ensureCategories(
  trx: Transaction<Database>,
  { tenantId, mode }: Scope,
  paths: readonly string[],
  newId: () => string,
): Promise<ReadonlyMap<string, KnownCategory>> {
  const wanted = withAncestors(paths);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ path: string; id: string; name: string }>`
    select path, id, name from category
    where tenant_id = ${tenantId} and mode = ${mode} and path = any (${wanted}::text[])
  `.execute(trx);
  const known = new Map<string, KnownCategory>(rows.map(({ path, id, name }) => [path, { id, name }]));
  for (const path of wanted) {
    if (known.has(path)) continue;
    const slug = slugAt(path);
    const category = { id: newId(), name: nameFromSlug(slug) };
    const parentId = known.get(parentPath(path) ?? '')?.id ?? null;
    await sql`
      insert into category (tenant_id, mode, id, parent_id, path, slug, name, depth, position)
      select ${tenantId}, ${mode}, ${category.id}, ${parentId}, ${path}, ${slug}, ${category.name}, ${depthOf(path)},
        coalesce(max(position) + 1, 0)
      from category
      where tenant_id = ${tenantId} and mode = ${mode} and parent_id is not distinct from ${parentId}::uuid
    `.execute(trx);
    known.set(path, category);
  }
  return known;
}

/** Creates the tag groups and tags that are missing. Those that exist keep their names. The caller holds the catalog's lock. */
export async function ensureTags(
  trx: Transaction<Database>,
  { tenantId, mode }: Scope,
  tags: readonly TagDefinition[],
  newId: () => string,
): Promise<void> {
  if (tags.length === 0) return;
  const distinct = new Map(tags.map((tag) => [`${tag.group}/${tag.slug}`, tag]));
  const { rows } = await sql<{ key: string }>`
    select group_slug || '/' || slug as key from tag
    where tenant_id = ${tenantId} and mode = ${mode} and group_slug || '/' || slug = any (${[...distinct.keys()]}::text[])
  `.execute(trx);
  for (const { key } of rows) distinct.delete(key);
  for (const { group, groupName, slug, name } of distinct.values()) {
    await sql`
      insert into tag_group (tenant_id, mode, slug, id, name, position)
      select ${tenantId}, ${mode}, ${group}, ${newId()}, ${groupName}, coalesce(max(position) + 1, 0)
      from tag_group where tenant_id = ${tenantId} and mode = ${mode}
      on conflict do nothing
    `.execute(trx);
    await sql`
      insert into tag (tenant_id, mode, group_slug, slug, id, name, position)
      select ${tenantId}, ${mode}, ${group}, ${slug}, ${newId()}, ${name}, coalesce(max(position) + 1, 0)
      from tag where tenant_id = ${tenantId} and mode = ${mode} and group_slug = ${group}
    `.execute(trx);
  }
}
