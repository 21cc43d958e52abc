import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import { depthOf, parentPath, slugAt, withAncestors } from '../../domain/category-path.ts';
import type { TagDefinition } from '../../domain/import/product-patch.ts';
import { nameFromSlug } from '../../domain/slug.ts';
import type { Db, Trx } from '../schema.ts';

/** The id and name of an existing category. */
export interface KnownCategory {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns the categories of these paths and all their ancestors, creating missing ones with these names by path, or else the names of
 * their slugs. The caller has the catalog lock, so concurrent writers cannot create the same category or take the same position.
 */
export async function ensureCategories(
  trx: Trx,
  { tenantId, mode }: Scope,
  paths: readonly string[],
  newId: () => string,
  names: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, KnownCategory>> {
  const all = withAncestors(paths);
  if (all.length === 0) return new Map();
  const known = new Map(await findCategories(trx, { tenantId, mode }, all));
  const missing = Map.groupBy(
    all.filter((path) => !known.has(path)),
    depthOf,
  );
  // Level by level, so that parents exist before their children.
  for (const depth of [...missing.keys()].sort((a, b) => a - b)) {
    const level = missing.get(depth) ?? [];
    for (const path of level) known.set(path, { id: newId(), name: names.get(path) ?? nameFromSlug(slugAt(path)) });
    await insertCategories(trx, { tenantId, mode }, depth, level, known);
  }
  return known;
}

/** Returns the existing categories among these paths. */
export async function findCategories(
  db: Db,
  { tenantId, mode }: Scope,
  paths: readonly string[],
): Promise<ReadonlyMap<string, KnownCategory>> {
  const { rows } = await sql<{ path: string; id: string; name: string }>`
    select path, id, name from category
    where tenant_id = ${tenantId} and mode = ${mode} and path = any (${paths}::text[])
  `.execute(db);
  return new Map(rows.map(({ path, id, name }) => [path, { id, name }]));
}

/** Inserts categories of one level after their existing siblings. */
async function insertCategories(
  trx: Trx,
  { tenantId, mode }: Scope,
  depth: number,
  paths: readonly string[],
  known: ReadonlyMap<string, KnownCategory>,
): Promise<void> {
  await sql`
    insert into category (tenant_id, mode, id, parent_id, path, slug, name, depth, position)
    select ${tenantId}::uuid, ${mode}, id, parent_id, path, slug, name, ${depth},
      row_number() over (partition by parent_id order by ordinal) - 1 + coalesce((
        select max(position) + 1 from category sibling
        where sibling.tenant_id = ${tenantId} and sibling.mode = ${mode} and sibling.parent_id is not distinct from given.parent_id
      ), 0)
    from unnest(
      ${paths.map((path) => known.get(path)?.id)}::uuid[],
      ${paths.map((path) => known.get(parentPath(path) ?? '')?.id ?? null)}::uuid[],
      ${paths}::text[],
      ${paths.map(slugAt)}::text[],
      ${paths.map((path) => known.get(path)?.name)}::text[]
    ) with ordinality as given (id, parent_id, path, slug, name, ordinal)
  `.execute(trx);
}

/** Creates missing tag groups and tags. Existing ones keep their names. The caller has the catalog lock. */
export async function ensureTags(trx: Trx, { tenantId, mode }: Scope, tags: readonly TagDefinition[], newId: () => string): Promise<void> {
  if (tags.length === 0) return;
  const distinct = new Map(tags.map((tag) => [`${tag.group}/${tag.slug}`, tag]));
  const { rows } = await sql<{ key: string }>`
    select group_slug || '/' || slug as key from tag
    where tenant_id = ${tenantId} and mode = ${mode} and group_slug || '/' || slug = any (${[...distinct.keys()]}::text[])
  `.execute(trx);
  for (const { key } of rows) distinct.delete(key);
  if (distinct.size === 0) return;
  const missing = [...distinct.values()];
  await ensureTagGroups(trx, { tenantId, mode }, new Map(missing.map(({ group, groupName }) => [group, groupName])), newId);
  await sql`
    insert into tag (tenant_id, mode, group_slug, slug, id, name, position)
    select ${tenantId}::uuid, ${mode}, group_slug, slug, id, name, row_number() over (partition by group_slug order by ordinal) - 1 + coalesce((
      select max(position) + 1 from tag present where present.tenant_id = ${tenantId} and present.mode = ${mode} and present.group_slug = given.group_slug
    ), 0)
    from unnest(
      ${missing.map(({ group }) => group)}::text[], ${missing.map(({ slug }) => slug)}::text[],
      ${missing.map(newId)}::uuid[], ${missing.map(({ name }) => name)}::text[]
    ) with ordinality as given (group_slug, slug, id, name, ordinal)
  `.execute(trx);
}

/** Creates missing tag groups from names keyed by slug. The caller has the catalog lock. */
export async function ensureTagGroups(
  trx: Trx,
  { tenantId, mode }: Scope,
  groups: ReadonlyMap<string, string>,
  newId: () => string,
): Promise<void> {
  await sql`
    insert into tag_group (tenant_id, mode, slug, id, name, position)
    select ${tenantId}::uuid, ${mode}, slug, id, name, row_number() over (order by ordinal) - 1 + coalesce((
      select max(position) + 1 from tag_group where tenant_id = ${tenantId} and mode = ${mode}
    ), 0)
    from unnest(
      ${[...groups.keys()]}::text[], ${[...groups.keys()].map(newId)}::uuid[], ${[...groups.values()]}::text[]
    ) with ordinality as given (slug, id, name, ordinal)
    where not exists (select from tag_group present where present.tenant_id = ${tenantId} and present.mode = ${mode} and present.slug = given.slug)
  `.execute(trx);
}
