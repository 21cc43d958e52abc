import type { Scope } from '@storefront/db';
import { sweepEach } from '@storefront/lifecycle';
import type { CatalogDeps } from '../deps.ts';
import { compactNextChanges, listAgedChangeLogs } from '../store/compact-changes.ts';
import { expireReservation, listExpiredHolds } from '../store/reservations/resolve-reservation.ts';
import type { Db } from '../store/schema.ts';
import { storeKey } from '../store/skipped-stores.ts';
import { applyNextThreshold, listNewThresholds } from '../store/stock/apply-store-thresholds.ts';
import { listDueBands, publishStoreBands } from '../store/stock/publish-bands.ts';
import { listCategoriesToReindex, reindexCategory } from '../store/taxonomy/reindex-categories.ts';

/** Returns a sweep that settles what is due one by one. A batch in which there was nothing to change counts as 0. Returns how many batches it settled. */
const settleEach =
  <Due>(
    sweep: string,
    find: (db: Db, skipped: readonly string[], now: Date) => Promise<readonly Due[]>,
    idOf: (due: Due) => string,
    settle: (db: Db, due: Due, now: Date) => Promise<number | void>,
  ) =>
  ({ db, log, now, afterCommit }: CatalogDeps): Promise<number> =>
    sweepEach({
      sweep,
      log,
      find: (skipped) => find(db, skipped, now()),
      idOf,
      settle: async (due) => {
        const count = await settle(db, due, now());
        afterCommit();
        return count !== 0;
      },
    });

/** Releases the stock that checkouts held and did not commit in time. */
export const expireReservations = settleEach('expire-reservations', listExpiredHolds, ({ checkoutId }) => checkoutId, expireReservation);

/** Publishes the availability changes that were coalesced. */
export const publishBands = settleEach('publish-bands', listDueBands, ({ scope }) => storeKey(scope), publishStoreBands);

/** Indexes products again whose category was renamed or moved. */
export const reindexCategories = settleEach('reindex-categories', listCategoriesToReindex, storeKey, reindexCategory);

/** Applies a store's new low-stock threshold to its products. */
export const applyStoreThresholds = settleEach<Scope>('apply-store-thresholds', listNewThresholds, storeKey, applyNextThreshold);

/** Compacts the change logs. */
export const compactChanges = settleEach<Scope>('compact-changes', listAgedChangeLogs, storeKey, compactNextChanges);
