import type { UpdateCategoryRequest__Output } from '@storefront/proto/storefront/catalog/v1/UpdateCategoryRequest';
import type { UpdateCategoryResponse } from '@storefront/proto/storefront/catalog/v1/UpdateCategoryResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { updateCategory as update } from '../store/taxonomy/update-category.ts';
import { fromProtoCategoryChange } from '../wire/from-proto-category-change.ts';
import { toProtoCategoryEntry } from '../wire/to-proto-taxonomy.ts';

/** Changes the name, description, image, position, slug, or parent of a category. */
export const updateCategory =
  ({ db, afterCommit }: CatalogDeps): Handler<UpdateCategoryRequest__Output, UpdateCategoryResponse> =>
  async (request, caller) => {
    const category = await update(db, caller, request.category, fromProtoCategoryChange(request));
    afterCommit();
    return { category: toProtoCategoryEntry(category) };
  };
