import { invalid } from '@storefront/errors';
import type { SetLowStockThresholdRequest__Output } from '@storefront/proto/storefront/catalog/v1/SetLowStockThresholdRequest';
import type { SetLowStockThresholdResponse } from '@storefront/proto/storefront/catalog/v1/SetLowStockThresholdResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { setStoreThreshold } from '../store/store-threshold.ts';
import { signedQuantity } from '../wire/quantities.ts';

/** Says from how few on a store's stock is low, for products that name no threshold of their own. */
export const setLowStockThreshold =
  ({ db }: CatalogDeps): Handler<SetLowStockThresholdRequest__Output, SetLowStockThresholdResponse> =>
  async ({ threshold }, caller) => {
    const quantity = signedQuantity('threshold', threshold);
    if (quantity.isNegative()) throw invalid('threshold', 'must not be negative');
    await setStoreThreshold(db, caller, quantity.toFixed());
    return {};
  };
