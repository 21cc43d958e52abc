import type { RemoveTagRequest__Output } from '@storefront/proto/storefront/catalog/v1/RemoveTagRequest';
import type { RemoveTagResponse } from '@storefront/proto/storefront/catalog/v1/RemoveTagResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { removeTag as remove } from '../store/taxonomy/update-tags.ts';

/** Removes a tag that no product has. */
export const removeTag =
  ({ db, afterCommit }: CatalogDeps): Handler<RemoveTagRequest__Output, RemoveTagResponse> =>
  async (request, caller) => {
    await remove(db, caller, request);
    afterCommit();
    return {};
  };
