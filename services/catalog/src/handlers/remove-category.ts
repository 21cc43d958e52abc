import type { RemoveCategoryRequest__Output } from '@storefront/proto/storefront/catalog/v1/RemoveCategoryRequest';
import type { RemoveCategoryResponse } from '@storefront/proto/storefront/catalog/v1/RemoveCategoryResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { removeCategory as remove } from '../store/taxonomy/remove-category.ts';

/** Removes an empty category. */
export const removeCategory =
  ({ db, afterCommit }: CatalogDeps): Handler<RemoveCategoryRequest__Output, RemoveCategoryResponse> =>
  async ({ category }, caller) => {
    await remove(db, caller, category);
    afterCommit();
    return {};
  };
