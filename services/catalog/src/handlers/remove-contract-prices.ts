import { invalid } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { RemoveContractPricesRequest__Output } from '@storefront/proto/storefront/catalog/v1/RemoveContractPricesRequest';
import type { RemoveContractPricesResponse } from '@storefront/proto/storefront/catalog/v1/RemoveContractPricesResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { removeContractPrices as remove } from '../store/contract-prices.ts';
import { requiredQuantity } from '../wire/quantities.ts';

/** Ends what a customer was promised for a SKU: from one quantity on, or altogether. */
export const removeContractPrices =
  ({ db, afterCommit }: CatalogDeps): Handler<RemoveContractPricesRequest__Output, RemoveContractPricesResponse> =>
  async ({ customerId, sku, minQuantity }, caller) => {
    if (!isUuid(customerId)) throw invalid('customer_id', 'must be a UUID');
    const quantity = minQuantity === undefined ? null : requiredQuantity('min_quantity', minQuantity).toFixed();
    const removed = await remove(db, caller, { customerId, sku, minQuantity: quantity });
    afterCommit();
    return { removed };
  };
