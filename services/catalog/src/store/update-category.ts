import { inTransaction, type Scope } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { MediaRef } from '../domain/media.ts';
import { movedPath } from '../domain/move-category.ts';
import { sameValue } from '../domain/same-value.ts';
import { putAt } from '../domain/siblings.ts';
import { lockCatalog } from './catalog-lock.ts';
import { publishChange } from './catalog-version.ts';
import { moveCategory } from './move-category.ts';
import type { Database } from './schema.ts';
import { type CategoryRow, listCategories } from './taxonomy.ts';

/** What is to be another of a category; what is absent stays. `parent` is a path or an id, null the root. */
export interface CategoryChange {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly image?: MediaRef | null | undefined;
  readonly slug?: string | undefined;
  readonly parent?: string | null | undefined;
  readonly position?: number | undefined;
}

/**
 * Changes a category, named by its path or id, and moves the catalog's version if it is another afterwards. Its products are searched by
 * the new name soon after, see `reindexCategories`.
 */
export function updateCategory(db: Kysely<Database>, scope: Scope, wanted: string, change: CategoryChange): Promise<CategoryRow> {
  return inTransaction(db, async (trx) => {
    await lockCatalog(trx, scope);
    const { rows } = await listCategories(trx, scope);
    const before = findIn(rows, wanted);
    if (before === undefined) throw notFound('category');

    const parent = parentOf(rows, before, change.parent);
    const paths = rows.map(({ path }) => path);
    const path = movedPath(before.path, change.slug ?? before.slug, parent?.path ?? null, paths);
    const after = { ...before, ...textsOf(before, change), path, slug: change.slug ?? before.slug, parent_id: parent?.id ?? null };
    const isMoved = after.parent_id !== before.parent_id;
    const moves = placesOf(rows, after, change.position ?? (isMoved ? rows.length : undefined));
    if (sameValue(before, after) && moves.length === 0) return before;

    if (path !== before.path) await moveCategory(trx, scope, before, after);
    await writeTexts(trx, scope, after);
    await writePlaces(trx, scope, moves);
    if (isMoved || after.name !== before.name) await askToReindex(trx, scope, before.id);
    await publishChange(trx, scope, { changes: new Map(), products: [], bands: [], visibleDelta: 0 });
    return { ...after, position: moves.find(({ id }) => id === after.id)?.position ?? after.position };
  });
}

/** The category of a path or id. */
export const findIn = (rows: readonly CategoryRow[], wanted: string): CategoryRow | undefined =>
  rows.find(({ id, path }) => path === wanted || id === wanted.toLowerCase());

function parentOf(rows: readonly CategoryRow[], before: CategoryRow, wanted: string | null | undefined): CategoryRow | undefined {
  if (wanted === null) return undefined;
  if (wanted === undefined) return rows.find(({ id }) => id === before.parent_id);
  const parent = findIn(rows, wanted);
  if (parent === undefined) throw invalid('parent', 'is no category of this store');
  return parent;
}

const textsOf = (before: CategoryRow, { name, description, image }: CategoryChange) => ({
  name: name ?? before.name,
  description: description === undefined ? before.description : description,
  image: image === undefined ? before.image : image,
});

interface Place {
  readonly id: string;
  readonly position: number;
}

/** The siblings whose position becomes another when the category is put at `position`; none when it stays where it is. */
function placesOf(rows: readonly CategoryRow[], category: CategoryRow, position: number | undefined): readonly Place[] {
  if (position === undefined) return [];
  const siblings = rows.filter(({ id, parent_id }) => parent_id === category.parent_id && id !== category.id);
  const before = new Map(siblings.map((sibling) => [sibling.id, sibling.position]));
  return putAt([...before.keys()], category.id, position).flatMap((id, place) =>
    (id === category.id ? category.position : before.get(id)) === place ? [] : [{ id, position: place }],
  );
}

async function writeTexts(trx: Transaction<Database>, { tenantId, mode }: Scope, after: CategoryRow): Promise<void> {
  await trx
    .updateTable('category')
    .set({ name: after.name, description: after.description, image: after.image === null ? null : JSON.stringify(after.image) })
    .where('tenant_id', '=', tenantId)
    .where('mode', '=', mode)
    .where('id', '=', after.id)
    .execute();
}

async function writePlaces(trx: Transaction<Database>, { tenantId, mode }: Scope, places: readonly Place[]): Promise<void> {
  await sql`
    update category c set position = given.position
    from unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ position }) => position)}::integer[]) as given (id, position)
    where c.tenant_id = ${tenantId} and c.mode = ${mode} and c.id = given.id
  `.execute(trx);
}

async function askToReindex(trx: Transaction<Database>, { tenantId, mode }: Scope, categoryId: string): Promise<void> {
  await trx
    .insertInto('category_reindex')
    .values({ tenant_id: tenantId, mode, category_id: categoryId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'mode', 'category_id']).doUpdateSet({ after_sku: '' }))
    .execute();
}
