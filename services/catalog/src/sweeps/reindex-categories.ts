import { sweepEach } from '@storefront/lifecycle';
import type { CatalogDeps } from '../deps.ts';
import { storeKey } from '../store/skipped-stores.ts';
import { listCategoriesToReindex, reindexCategory } from '../store/taxonomy/reindex-categories.ts';

/** Indexes products again whose category was renamed or moved. Returns how many batches it indexed. */
export const reindexCategories = ({ db, log, afterCommit }: CatalogDeps): Promise<number> =>
  sweepEach({
    sweep: 'reindex-categories',
    log,
    find: (skipped) => listCategoriesToReindex(db, skipped),
    idOf: storeKey,
    settle: async (category) => {
      await reindexCategory(db, category);
      afterCommit();
    },
  });
