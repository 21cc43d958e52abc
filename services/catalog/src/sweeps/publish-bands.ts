import { sweepEach } from '@storefront/lifecycle';
import type { CatalogDeps } from '../deps.ts';
import { storeKey } from '../store/skipped-stores.ts';
import { listDueBands, publishStoreBands } from '../store/stock/publish-bands.ts';

/** Publishes the availability changes that were coalesced. Returns how many batches it published. */
export const publishBands = ({ db, log, afterCommit }: CatalogDeps): Promise<number> =>
  sweepEach({
    sweep: 'publish-bands',
    log,
    find: (skipped) => listDueBands(db, skipped),
    idOf: ({ scope }) => storeKey(scope),
    settle: async (due) => {
      await publishStoreBands(db, due);
      afterCommit();
    },
  });
