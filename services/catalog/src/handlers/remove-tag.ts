import type { CatalogHandler } from '../deps.ts';
import { removeTag as remove } from '../store/taxonomy/update-tags.ts';

/** Removes a tag that no product has. */
export const removeTag: CatalogHandler<'RemoveTag'> =
  ({ db, afterCommit }) =>
  async (request, caller) => {
    await remove(db, caller, request);
    afterCommit();
    return {};
  };
