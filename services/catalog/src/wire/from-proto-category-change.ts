import { invalid } from '@storefront/errors';
import type { UpdateCategoryRequest__Output } from '@storefront/proto/storefront/catalog/v1';
import { text } from '../domain/import/cells.ts';
import { readMedia } from '../domain/import/nested-cells.ts';
import type { MediaRef } from '../domain/media.ts';
import type { CategoryChange } from '../store/taxonomy/update-category.ts';
import { checked, ifGiven, nameOf, positionOf, slugOf } from './taxonomy-fields.ts';

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
