import type { Scope } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';
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
  const known = new Map(await findCategories(trx, { tenantId, mode }, wanted));
  const missing = Map.groupBy(
    wanted.filter((path) => !known.has(path)),
    depthOf,
  );
  // Level by level, so that every parent is there before its children.
  for (const depth of [...missing.keys()].sort((a, b) => a - b)) {
    const level = missing.get(depth) ?? [];
    for (const path of level) known.set(path, { id: newId(), name: nameFromSlug(slugAt(path)) });
    await insertCategories(trx, { tenantId, mode }, depth, level, known);
  }
  return known;
}

/** Those of the paths that there is a category of. */
export async function findCategories(
  db: Kysely<Database>,
  { tenantId, mode }: Scope,
  paths: readonly string[],
): Promise<ReadonlyMap<string, KnownCategory>> {
  const { rows } = await sql<{ path: string; id: string; name: string }>`
    select path, id, name from category
    where tenant_id = ${tenantId} and mode = ${mode} and path = any (${paths}::text[])
  `.execute(db);
  return new Map(rows.map(({ path, id, name }) => [path, { id, name }]));
}

/** Inserts categories of one level behind the siblings that are there. */
async function insertCategories(
  trx: Transaction<Database>,
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
  if (distinct.size === 0) return;
  const missing = [...distinct.values()];
  await ensureTagGroups(trx, { tenantId, mode }, new Map(missing.map(({ group, groupName }) => [group, groupName])), newId);
  await sql`
    insert into tag (tenant_id, mode, group_slug, slug, id, name, position)
    select ${tenantId}::uuid, ${mode}, group_slug, slug, id, name, row_number() over (partition by group_slug order by ordinal) - 1 + coalesce((
      select max(position) + 1 from tag held where held.tenant_id = ${tenantId} and held.mode = ${mode} and held.group_slug = given.group_slug
    ), 0)
    from unnest(
      ${missing.map(({ group }) => group)}::text[], ${missing.map(({ slug }) => slug)}::text[],
      ${missing.map(newId)}::uuid[], ${missing.map(({ name }) => name)}::text[]
    ) with ordinality as given (group_slug, slug, id, name, ordinal)
  `.execute(trx);
}

/** Creates the tag groups that are missing, named as given by their slugs. The caller holds the catalog's lock. */
export async function ensureTagGroups(
  trx: Transaction<Database>,
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
    where not exists (select from tag_group held where held.tenant_id = ${tenantId} and held.mode = ${mode} and held.slug = given.slug)
  `.execute(trx);
}
