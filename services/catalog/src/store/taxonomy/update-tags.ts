import { inTransaction, type Scope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { sql } from 'kysely';
import { reorder } from '../../domain/reorder.ts';
import { nameFromSlug } from '../../domain/slug.ts';
import { lockCatalog } from '../catalog-lock.ts';
import { publishChange } from '../catalog-version.ts';
import type { Db, Trx } from '../schema.ts';
import { ensureTagGroups } from './ensure-taxonomy.ts';
import { listTags, type TagRow } from './taxonomy.ts';

/** A change to a tag or tag group; absent fields keep their value. */
export interface TagChange {
  readonly name?: string | undefined;
  readonly position?: number | undefined;
}

/** Renames or reorders a tag group; returns its tags. */
export function updateTagGroup(db: Db, scope: Scope, group: string, { name, position }: TagChange): Promise<readonly TagRow[]> {
  return changeTags(db, scope, async (trx, rows) => {
    if (!rows.some(({ group_slug }) => group_slug === group)) throw notFound('tag group');
    if (name !== undefined) await sql`update tag_group set name = ${name} where ${groupIs(scope, group)}`.execute(trx);
    if (position !== undefined) {
      const order = reorder([...new Set(rows.map(({ group_slug }) => group_slug))], group, position);
      await sql`
        update tag_group present set position = given.ordinal - 1
        from unnest(${order}::text[]) with ordinality as given (slug, ordinal)
        where present.tenant_id = ${scope.tenantId} and present.mode = ${scope.mode} and present.slug = any (${order}::text[]) and present.slug = given.slug
      `.execute(trx);
    }
    return group;
  });
}

/** Renames or reorders a tag, or moves it and its products to another group; returns the tags of its group. `check` can refuse the tag as it is, under the lock. */
export function updateTag(
  db: Db,
  scope: Scope,
  { group, slug }: { readonly group: string; readonly slug: string },
  { name, position, newGroup = group }: TagChange & { readonly newGroup?: string | undefined },
  newId: () => string,
  check: (before: TagRow) => void = () => undefined,
): Promise<readonly TagRow[]> {
  return changeTags(db, scope, async (trx, rows) => {
    check(getTag(rows, group, slug));
    if (name !== undefined) await sql`update tag set name = ${name} where ${tagIs(scope, group, slug)}`.execute(trx);
    if (newGroup !== group) {
      if (rows.some((row) => row.group_slug === newGroup && row.slug === slug)) {
        throw conflict('tag_taken', `The group ${newGroup} already has the tag ${slug}.`);
      }
      await ensureTagGroups(trx, scope, new Map([[newGroup, nameFromSlug(newGroup)]]), newId);
      await moveTag(trx, scope, slug, group, newGroup);
    }
    const newPosition = position ?? (newGroup === group ? undefined : rows.length);
    if (newPosition !== undefined) {
      const siblings = rows.filter(({ group_slug }) => group_slug === newGroup).map((row) => row.slug);
      await sql`
        update tag present set position = given.ordinal - 1
        from unnest(${reorder(siblings, slug, newPosition)}::text[]) with ordinality as given (slug, ordinal)
        where present.tenant_id = ${scope.tenantId} and present.mode = ${scope.mode} and present.group_slug = ${newGroup} and present.slug = given.slug
      `.execute(trx);
    }
    return newGroup;
  });
}

/** Removes a tag that no visible or hidden product has. Removing the last tag of a group also removes the group. */
export async function removeTag(
  db: Db,
  scope: Scope,
  { group, slug }: { group: string; slug: string },
  check: (before: TagRow) => void = () => undefined,
): Promise<void> {
  await changeTags(db, scope, async (trx, rows) => {
    check(getTag(rows, group, slug));
    const { rows: products } = await sql`
      select from product
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and tag_keys @> array[${`${group}/${slug}`}] limit 1
    `.execute(trx);
    if (products.length > 0) throw conflict('tag_in_use', 'The tag cannot be removed because visible or hidden products have it.');
    await sql`delete from tag where ${tagIs(scope, group, slug)}`.execute(trx);
    await deleteEmptyGroup(trx, scope, group);
    return group;
  });
}

/** Changes tags under the catalog lock and increments the version; returns the tags of the group that `change` returns. */
function changeTags(db: Db, scope: Scope, change: (trx: Trx, rows: readonly TagRow[]) => Promise<string>): Promise<readonly TagRow[]> {
  return inTransaction(db, async (trx) => {
    await lockCatalog(trx, scope);
    const group = await change(trx, (await listTags(trx, scope)).rows);
    await publishChange(trx, scope);
    return (await listTags(trx, scope)).rows.filter(({ group_slug }) => group_slug === group);
  });
}

function getTag(rows: readonly TagRow[], group: string, slug: string): TagRow {
  const tag = rows.find((row) => row.group_slug === group && row.slug === slug);
  if (tag === undefined) throw notFound('tag');
  return tag;
}

async function moveTag(trx: Trx, scope: Scope, slug: string, from: string, to: string): Promise<void> {
  await sql`update tag set group_slug = ${to} where ${tagIs(scope, from, slug)}`.execute(trx);
  await sql`
    update product set tag_keys = array_replace(tag_keys, ${`${from}/${slug}`}, ${`${to}/${slug}`})
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and tag_keys @> array[${`${from}/${slug}`}]
  `.execute(trx);
  await deleteEmptyGroup(trx, scope, from);
}

const groupIs = ({ tenantId, mode }: Scope, group: string) => sql`tenant_id = ${tenantId} and mode = ${mode} and slug = ${group}`;

const tagIs = ({ tenantId, mode }: Scope, group: string, slug: string) =>
  sql`tenant_id = ${tenantId} and mode = ${mode} and group_slug = ${group} and slug = ${slug}`;

async function deleteEmptyGroup(trx: Trx, scope: Scope, group: string): Promise<void> {
  await sql`
    delete from tag_group g where ${groupIs(scope, group)}
      and not exists (select from tag t where t.tenant_id = g.tenant_id and t.mode = g.mode and t.group_slug = g.slug)
  `.execute(trx);
}
