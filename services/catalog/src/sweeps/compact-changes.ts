import { sweepEach } from '@storefront/lifecycle';
import type { CatalogDeps } from '../deps.ts';
import { compactNextChanges, listAgedChangeLogs } from '../store/compact-changes.ts';
import { storeKey } from '../store/skipped-stores.ts';

/** Compacts the change logs. Returns how many batches of changes it examined. */
export const compactChanges = ({ db, log, now }: CatalogDeps): Promise<number> =>
  sweepEach({
    sweep: 'compact-changes',
    log,
    find: (skipped) => listAgedChangeLogs(db, now(), skipped),
    idOf: storeKey,
    settle: async (scope) => (await compactNextChanges(db, scope, now())) > 0,
  });
