import type { UpdateCategoryRequest__Output } from '@storefront/proto/storefront/catalog/v1/UpdateCategoryRequest';
import type { UpdateCategoryResponse } from '@storefront/proto/storefront/catalog/v1/UpdateCategoryResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { updateCategory as update } from '../store/update-category.ts';
import { toCategoryEntry } from '../wire/taxonomy.ts';
import { toCategoryChange } from '../wire/taxonomy-change.ts';

/** Names, describes, illustrates, orders or moves a category. */
export const updateCategory =
  ({ db, afterCommit }: CatalogDeps): Handler<UpdateCategoryRequest__Output, UpdateCategoryResponse> =>
  async (request, caller) => {
    const category = await update(db, caller, request.category, toCategoryChange(request));
    afterCommit();
    return { category: toCategoryEntry(category) };
  };
