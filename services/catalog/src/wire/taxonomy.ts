import { invalid } from '@storefront/errors';
import type { Category, CategoryEntry, TagGroup, UpdateCategoryRequest__Output } from '@storefront/proto/storefront/catalog/v1';
import { toMessage, versionOf } from '@storefront/rpc';
import { CellViolation, requiredText, text } from '../domain/import/cells.ts';
import { readMedia } from '../domain/import/nested-cells.ts';
import type { MediaRef } from '../domain/media.ts';
import { isSlug } from '../domain/slug.ts';
import type { CategoryRow, TagRow } from '../store/taxonomy/taxonomy.ts';
import type { CategoryChange } from '../store/taxonomy/update-category.ts';

const NAME_MAX = 200;

/** More siblings than a person can sort by hand. */
const POSITION_MAX = 100_000;

/** Reads an optional name. */
export const nameOf = ({ name }: { readonly name?: string }): string | undefined =>
  ifGiven(name, (given) => checked('name', () => requiredText(given, NAME_MAX)));

/** Reads an optional position. */
export function positionOf({ position }: { readonly position?: number }): number | undefined {
  if (position !== undefined && position > POSITION_MAX) throw invalid('position', `must be at most ${POSITION_MAX}`);
  return position;
}

/** Reads a required slug. */
export function slugOf(field: string, given: string): string {
  if (!isSlug(given)) throw invalid(field, 'must have only lowercase letters, digits, and single hyphens');
  return given;
}

/** Leaves undefined unchanged and reads any other value. */
export const ifGiven = <T, R>(given: T | undefined, read: (given: T) => R): R | undefined =>
  given === undefined ? undefined : read(given);

/** Converts the violation of a cell to a 422 that names the field. */
function checked<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof CellViolation ? invalid(field, error.message) : error;
  }
}

const DESCRIPTION_MAX = 2000;

/** Reads an operator's change of a category and validates every text. */
export const fromProtoCategoryChange = (request: UpdateCategoryRequest__Output): CategoryChange => ({
  name: nameOf(request),
  description: ifGiven(request.description, (given) => checked('description', () => text(given, DESCRIPTION_MAX))),
  image: imageOf(request),
  slug: ifGiven(request.slug, (given) => slugOf('slug', given)),
  parent: ifGiven(request.parent, (given) => (given === '' ? null : given)),
  position: positionOf(request),
});

function imageOf({ imageUrl, imageAltText }: UpdateCategoryRequest__Output): MediaRef | null | undefined {
  if (imageUrl === undefined) {
    if (imageAltText !== undefined) throw invalid('image_alt_text', 'requires an image_url');
    return undefined;
  }
  if (imageUrl === '') return null;
  return checked('image_url', () => readMedia([{ large_url: imageUrl, alt_text: imageAltText }])[0] ?? null);
}

/** Returns the message of a category for storefronts. */
export const toProtoCategory = (row: CategoryRow): Category => ({
  id: row.id,
  parentId: row.parent_id ?? undefined,
  slug: row.slug,
  name: row.name,
  description: row.description ?? undefined,
  position: row.position,
  image: row.image === null ? null : toMessage(row.image),
  productCount: row.product_count,
});

/** Returns the message of a category for operators, with its path. */
export const toProtoCategoryEntry = (row: CategoryRow): CategoryEntry => ({
  path: row.path,
  category: toProtoCategory(row),
  version: categoryVersion(row),
});

/** Returns the version of a category, without its number of products, which others change. */
export const categoryVersion = (row: CategoryRow): string => versionOf({ ...row, product_count: undefined });

/** Returns the version of a tag, with its group, without its number of products. */
export const tagVersion = (row: TagRow): string => versionOf({ ...row, product_count: undefined });

/** Groups rows of tags, which are sorted by group. Operators get their versions. */
export const toProtoTagGroups = (rows: readonly TagRow[], isForOperators = false): TagGroup[] =>
  [...Map.groupBy(rows, ({ group_id }) => group_id).values()].map((tags) => ({
    id: tags[0]?.group_id,
    slug: tags[0]?.group_slug,
    name: tags[0]?.group_name,
    position: tags[0]?.group_position,
    tags: tags.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      position: row.position,
      productCount: row.product_count,
      ...(isForOperators ? { version: tagVersion(row) } : {}),
    })),
  }));
