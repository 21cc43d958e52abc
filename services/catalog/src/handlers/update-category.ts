import type { CatalogHandler } from '../deps.ts';
import { updateCategory as update } from '../store/taxonomy/update-category.ts';
import { fromProtoCategoryChange } from '../wire/from-proto-category-change.ts';
import { toProtoCategoryEntry } from '../wire/to-proto-taxonomy.ts';

/** Changes the name, description, image, position, slug, or parent of a category. */
export const updateCategory: CatalogHandler<'UpdateCategory'> =
  ({ db, afterCommit }) =>
  async (request, caller) => {
    const category = await update(db, caller, request.category, fromProtoCategoryChange(request));
    afterCommit();
    return { category: toProtoCategoryEntry(category) };
  };
