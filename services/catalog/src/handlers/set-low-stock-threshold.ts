import { invalid } from '@storefront/errors';
import type { SetLowStockThresholdRequest__Output } from '@storefront/proto/storefront/catalog/v1/SetLowStockThresholdRequest';
import type { SetLowStockThresholdResponse } from '@storefront/proto/storefront/catalog/v1/SetLowStockThresholdResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { setStoreThreshold } from '../store/stock/store-threshold.ts';
import { signedQuantity } from '../wire/quantities.ts';

/** Sets the store's low-stock threshold, which applies to products without a threshold. */
export const setLowStockThreshold =
  ({ db }: CatalogDeps): Handler<SetLowStockThresholdRequest__Output, SetLowStockThresholdResponse> =>
  async ({ threshold }, caller) => {
    const quantity = signedQuantity('threshold', threshold);
    if (quantity.isNegative()) throw invalid('threshold', 'must not be negative');
    await setStoreThreshold(db, caller, quantity.toFixed());
    return {};
  };
