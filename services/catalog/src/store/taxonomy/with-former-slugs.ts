import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { ProductPatch } from '../../domain/import/product-patch.ts';
import { formerSlugOf, slugOf } from '../../domain/slug.ts';
import type { Db } from '../schema.ts';

/**
 * Gives tags and groups the slugs under which earlier releases stored the same names, which had no hash, so that their addresses stay the same. Another name
 * with such a slug gets its own.
 */
export async function withFormerSlugs(db: Db, scope: Scope, patches: readonly ProductPatch[]): Promise<readonly ProductPatch[]> {
  const formerOf = formerSlugs();
  const tags = patches.flatMap(({ tagNames = [] }) => tagNames);
  const groups = tags.flatMap(({ group, groupName }) => formerOf(group, groupName) ?? []);
  const slugs = tags.flatMap(({ slug, name }) => formerOf(slug, name) ?? []);
  const known = await findNames(db, scope, [...new Set(groups)], [...new Set(slugs)]);
  if (known.size === 0) return patches;
  const find = (path: readonly string[], slug: string, name: string): string => {
    const former = formerOf(slug, name);
    return former !== undefined && known.has(nameKey([...path, former, name])) ? former : slug;
  };
  return patches.map((patch) => {
    if (patch.tagNames === undefined) return patch;
    const found = patch.tagNames.map((tag) => {
      const group = find([], tag.group, tag.groupName);
      return { ...tag, group, slug: find([group], tag.slug, tag.name) };
    });
    const tagNames = [...new Map(found.map((tag) => [`${tag.group}/${tag.slug}`, tag])).values()];
    return { ...patch, tagNames, tags: tagNames.map(({ group, slug }) => ({ group, slug })) };
  });
}

/** Returns a function that returns the slug that earlier releases derived from a name, if it is another one. Products share their tags, so each name is read once. */
function formerSlugs(): (slug: string, name: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (slug, name) => {
    const key = nameKey([slug, name]);
    if (!known.has(key)) {
      const former = formerSlugOf(name);
      known.set(key, slug !== former && slug === slugOf(name) ? former : undefined);
    }
    return known.get(key);
  };
}

const nameKey = (parts: readonly string[]): string => JSON.stringify(parts);

/** Returns the groups with these slugs, and the tags, with their names. */
async function findNames(
  db: Db,
  { tenantId, mode }: Scope,
  groups: readonly string[],
  tags: readonly string[],
): Promise<ReadonlySet<string>> {
  if (groups.length + tags.length === 0) return new Set();
  const { rows } = await sql<{ parts: readonly string[] }>`
    select array[slug, name] as parts from tag_group where tenant_id = ${tenantId} and mode = ${mode} and slug = any (${groups}::text[])
    union all
    select array[group_slug, slug, name] from tag where tenant_id = ${tenantId} and mode = ${mode} and slug = any (${tags}::text[])
  `.execute(db);
  return new Set(rows.map(({ parts }) => nameKey(parts)));
}
