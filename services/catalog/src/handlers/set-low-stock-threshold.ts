import { invalid } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { setStoreThreshold } from '../store/stock/store-threshold.ts';
import { signedQuantity } from '../wire/quantities.ts';

/** Sets the store's low-stock threshold, which applies to products without a threshold. */
export const setLowStockThreshold: CatalogHandler<'SetLowStockThreshold'> =
  ({ db }) =>
  async ({ threshold }, caller) => {
    const quantity = signedQuantity('threshold', threshold);
    if (quantity.isNegative()) throw invalid('threshold', 'must not be negative');
    await setStoreThreshold(db, caller, quantity.toFixed());
    return {};
  };
