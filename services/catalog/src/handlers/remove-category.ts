import type { CatalogHandler } from '../deps.ts';
import { removeCategory as remove } from '../store/taxonomy/remove-category.ts';

/** Removes an empty category. */
export const removeCategory: CatalogHandler<'RemoveCategory'> =
  ({ db, afterCommit }) =>
  async ({ category }, caller) => {
    await remove(db, caller, category);
    afterCommit();
    return {};
  };
