import { invalid } from '@storefront/errors';
import type { UpdateCategoryRequest__Output } from '@storefront/proto/storefront/catalog/v1/UpdateCategoryRequest';
import { CellFault, someText, text } from '../domain/import/cells.ts';
import { readMedia } from '../domain/import/nested-cells.ts';
import type { MediaRef } from '../domain/media.ts';
import { isSlug } from '../domain/slug.ts';
import type { CategoryChange } from '../store/update-category.ts';

const NAME_MAX = 200;
const DESCRIPTION_MAX = 2000;
/** More siblings than a person can put in an order. */
const POSITION_MAX = 100_000;

/** What an operator wants changed of a category; every text is checked. */
export const toCategoryChange = (request: UpdateCategoryRequest__Output): CategoryChange => ({
  name: nameOf(request),
  description: ifGiven(request.description, (given) => checked('description', () => text(given, DESCRIPTION_MAX))),
  image: imageOf(request),
  slug: ifGiven(request.slug, (given) => slugOf('slug', given)),
  parent: ifGiven(request.parent, (given) => (given === '' ? null : given)),
  position: positionOf(request),
});

/** A name, if one is given. */
export const nameOf = ({ name }: { readonly name?: string }): string | undefined =>
  ifGiven(name, (given) => checked('name', () => someText(given, NAME_MAX)));

/** A place, if one is given. */
export function positionOf({ position }: { readonly position?: number }): number | undefined {
  if (position !== undefined && position > POSITION_MAX) throw invalid('position', `must be at most ${POSITION_MAX}`);
  return position;
}

/** A slug that a request names. */
export function slugOf(field: string, given: string): string {
  if (!isSlug(given)) throw invalid(field, 'must be lower-case letters, digits and single hyphens');
  return given;
}

/** Undefined stays; anything else is read. */
export const ifGiven = <T, R>(given: T | undefined, read: (given: T) => R): R | undefined =>
  given === undefined ? undefined : read(given);

function imageOf({ imageUrl, imageAltText }: UpdateCategoryRequest__Output): MediaRef | null | undefined {
  if (imageUrl === undefined) {
    if (imageAltText !== undefined) throw invalid('image_alt_text', 'needs an image_url');
    return undefined;
  }
  if (imageUrl === '') return null;
  return checked('image_url', () => readMedia([{ large_url: imageUrl, alt_text: imageAltText }])[0] ?? null);
}

function checked<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof CellFault ? invalid(field, error.message) : error;
  }
}
