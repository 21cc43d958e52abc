import { sweepEach } from '@storefront/lifecycle';
import { atTimeOfStore } from '@storefront/store-clock';
import type { CatalogDeps } from '../deps.ts';
import { applyStoreSaleWindows, listStoresWithDueSales } from '../store/products/apply-sale-windows.ts';
import { storeKey } from '../store/skipped-stores.ts';
import { productEtag } from '../wire/product-etag.ts';

/** Updates the stores in which a sale has started or ended. Returns how many batches of products it updated. */
export const applySaleWindows = ({ db, log, now, afterCommit }: CatalogDeps): Promise<number> =>
  sweepEach({
    sweep: 'apply-sale-windows',
    log,
    find: (skipped) => listStoresWithDueSales(db, now(), skipped),
    idOf: storeKey,
    settle: async (scope) => {
      const apply = () => applyStoreSaleWindows(db, scope, { now: now(), etagOf: productEtag });
      const updated = await atTimeOfStore(db, scope, apply);
      afterCommit();
      return updated > 0;
    },
  });
