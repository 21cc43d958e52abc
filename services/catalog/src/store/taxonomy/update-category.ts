import { isDeepStrictEqual } from 'node:util';
import { inScope, inTransaction, type Scope } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import { sql } from 'kysely';
import type { MediaRef } from '../../domain/media.ts';
import { movedPath } from '../../domain/move-category.ts';
import { reorder } from '../../domain/reorder.ts';
import { lockCatalog } from '../catalog-lock.ts';
import { publishChange } from '../catalog-version.ts';
import type { Db, Trx } from '../schema.ts';
import { moveCategory } from './move-category.ts';
import { type CategoryRow, listCategories } from './taxonomy.ts';

/** A change to a category; absent fields keep their value. `parent` is a path or an id, or null for the root. */
export interface CategoryChange {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly image?: MediaRef | null | undefined;
  readonly slug?: string | undefined;
  readonly parent?: string | null | undefined;
  readonly position?: number | undefined;
}

/**
 * Changes a category, identified by path or id, and increments the catalog version if anything differs. `reindexCategories` later makes its
 * products searchable by the new name. `check` can refuse the category as it is, under the lock.
 */
export function updateCategory(
  db: Db,
  scope: Scope,
  pathOrId: string,
  change: CategoryChange,
  check: (before: CategoryRow) => void = () => undefined,
): Promise<CategoryRow> {
  return inTransaction(db, async (trx) => {
    await lockCatalog(trx, scope);
    const { rows } = await listCategories(trx, scope);
    const before = findCategory(rows, pathOrId);
    if (before === undefined) throw notFound('category');
    check(before);

    const parent = parentOf(rows, before, change.parent);
    const paths = rows.map(({ path }) => path);
    const path = movedPath(before.path, change.slug ?? before.slug, parent?.path ?? null, paths);
    const after = { ...before, ...textsOf(before, change), path, slug: change.slug ?? before.slug, parent_id: parent?.id ?? null };
    const isMoved = after.parent_id !== before.parent_id;
    const moves = newPositionsOf(rows, after, change.position ?? (isMoved ? rows.length : undefined));
    if (isDeepStrictEqual(before, after) && moves.length === 0) return before;

    if (path !== before.path) await moveCategory(trx, scope, before, after);
    await writeTexts(trx, scope, after);
    await writePositions(trx, scope, moves);
    if (isMoved || after.name !== before.name) await scheduleReindex(trx, scope, before.id);
    await publishChange(trx, scope);
    // As it is stored, because its version follows from the form of its values.
    return findCategory((await listCategories(trx, scope)).rows, before.id) ?? after;
  });
}

/** Finds a category by path or id. */
export const findCategory = (rows: readonly CategoryRow[], pathOrId: string): CategoryRow | undefined =>
  rows.find(({ id, path }) => path === pathOrId || id === pathOrId.toLowerCase());

function parentOf(rows: readonly CategoryRow[], before: CategoryRow, pathOrId: string | null | undefined): CategoryRow | undefined {
  if (pathOrId === null) return undefined;
  if (pathOrId === undefined) return rows.find(({ id }) => id === before.parent_id);
  const parent = findCategory(rows, pathOrId);
  if (parent === undefined) throw invalid('parent', 'must be a category of this store');
  return parent;
}

const textsOf = (before: CategoryRow, { name, description, image }: CategoryChange) => ({
  name: name ?? before.name,
  description: description === undefined ? before.description : description,
  image: image === undefined ? before.image : image,
});

interface NewPosition {
  readonly id: string;
  readonly position: number;
}

/** The siblings whose position changes when the category moves to `position`; none if `position` is undefined. */
function newPositionsOf(rows: readonly CategoryRow[], category: CategoryRow, position: number | undefined): readonly NewPosition[] {
  if (position === undefined) return [];
  const siblings = rows.filter(({ id, parent_id }) => parent_id === category.parent_id && id !== category.id);
  const before = new Map(siblings.map((sibling) => [sibling.id, sibling.position]));
  return reorder([...before.keys()], category.id, position).flatMap((id, newPosition) =>
    (id === category.id ? category.position : before.get(id)) === newPosition ? [] : [{ id, position: newPosition }],
  );
}

async function writeTexts(trx: Trx, scope: Scope, { id, name, description, image }: CategoryRow): Promise<void> {
  await sql`
    update category set name = ${name}, description = ${description}, image = ${image && JSON.stringify(image)}::jsonb
    where ${inScope(scope)} and id = ${id}
  `.execute(trx);
}

async function writePositions(trx: Trx, { tenantId, mode }: Scope, positions: readonly NewPosition[]): Promise<void> {
  const ids = sql`${positions.map(({ id }) => id)}::uuid[]`;
  await sql`
    update category c set position = given.position
    from unnest(${ids}, ${positions.map(({ position }) => position)}::integer[]) as given (id, position)
    where c.tenant_id = ${tenantId} and c.mode = ${mode} and c.id = any (${ids}) and c.id = given.id
  `.execute(trx);
}

async function scheduleReindex(trx: Trx, { tenantId, mode }: Scope, categoryId: string): Promise<void> {
  await sql`
    insert into category_reindex (tenant_id, mode, category_id) values (${tenantId}, ${mode}, ${categoryId})
    on conflict (tenant_id, mode, category_id) do update set after_sku = ''
  `.execute(trx);
}
