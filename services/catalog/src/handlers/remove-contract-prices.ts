import { isUuid, normalSku } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { removeContractPrices as remove } from '../store/products/contract-prices.ts';
import { requiredQuantity } from '../wire/quantities.ts';

/** Removes a customer's contract prices for a SKU: the one from a given quantity, or all of them. */
export const removeContractPrices: CatalogHandler<'RemoveContractPrices'> =
  ({ db, afterCommit }) =>
  async ({ customerId, sku, minQuantity }, caller) => {
    if (!isUuid(customerId)) throw invalid('customer_id', 'must be a UUID');
    const quantity = minQuantity === undefined ? null : requiredQuantity('min_quantity', minQuantity).toFixed();
    const removed = await remove(db, caller, { customerId, sku: normalSku(sku), minQuantity: quantity });
    afterCommit();
    return { removed };
  };
