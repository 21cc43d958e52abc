import { sweepEach } from '@storefront/lifecycle';
import type { CatalogDeps } from '../deps.ts';
import { storeKey } from '../store/skipped-stores.ts';
import { applyNextThreshold, listNewThresholds } from '../store/stock/apply-store-thresholds.ts';

/** Applies a store's new low-stock threshold to its products. Returns how many batches it updated. */
export const applyStoreThresholds = ({ db, log, afterCommit }: CatalogDeps): Promise<number> =>
  sweepEach({
    sweep: 'apply-store-thresholds',
    log,
    find: (skipped) => listNewThresholds(db, skipped),
    idOf: storeKey,
    settle: async (scope) => {
      await applyNextThreshold(db, scope);
      afterCommit();
    },
  });
