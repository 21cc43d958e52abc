import { isStorable, isUuid, normalSku } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { CatalogHandler, CatalogStreamHandler } from '../deps.ts';
import type { ContractPrice } from '../domain/contract-price-row.ts';
import { readContractPrices } from '../import/read-contract-prices.ts';
import {
  listContractPricesAfter,
  removeContractPrices as removeContractPricesInStore,
  upsertContractPrices,
} from '../store/products/contract-prices.ts';
import { listQuantityDecimals } from '../store/products/quantity-decimals.ts';
import { requiredQuantity } from '../wire/quantities.ts';

/** Prices per request; clients split longer lists. */
const PRICES_MAX = 1000;

/** Stores contract prices. Good rows are stored; bad rows are reported by their position in the request, from 1. */
export const setContractPrices: CatalogHandler<'SetContractPrices'> =
  ({ db, afterCommit }) =>
  async ({ prices, dryRun }, caller) => {
    if (prices.length > PRICES_MAX) throw invalid('prices', `must have at most ${PRICES_MAX} entries`);
    const rows = prices.map((price) => ({ ...price, sku: normalSku(price.sku) }));
    const skus = rows.map(({ sku }) => sku).filter(isStorable);
    const decimals = await listQuantityDecimals(db, caller, skus);
    const { good, violations } = readContractPrices(rows, caller.store.currency, decimals);
    if (dryRun !== true) {
      await upsertContractPrices(db, caller, good);
      afterCommit();
    }
    return {
      stored: good.length,
      violations: violations.map(({ line, column, reason }) => ({ line, column: column ?? undefined, reason })),
    };
  };

/** Removes a customer's contract prices for a SKU: the one from a given quantity, or all of them. */
export const removeContractPrices: CatalogHandler<'RemoveContractPrices'> =
  ({ db, afterCommit }) =>
  async ({ customerId, sku, minQuantity }, caller) => {
    if (!isUuid(customerId)) throw invalid('customer_id', 'must be a UUID');
    const quantity = minQuantity === undefined ? null : requiredQuantity('min_quantity', minQuantity).toFixed();
    const removed = await removeContractPricesInStore(db, caller, { customerId, sku: normalSku(sku), minQuantity: quantity });
    afterCommit();
    return { removed };
  };

/** Prices per message, about 100 KiB. */
const BATCH = 1000;

/** Exports the contract prices of one or all customers, in the order of customer, SKU, and quantity. */
export const exportContractPrices: CatalogStreamHandler<'ExportContractPrices'> = ({ db }) =>
  async function* ({ customerId }, caller) {
    if (customerId !== undefined && !isUuid(customerId)) throw invalid('customer_id', 'must be a UUID');
    let after: ContractPrice | undefined;
    do {
      const prices = await listContractPricesAfter(db, caller, customerId ?? null, after, BATCH);
      if (prices.length > 0) yield { prices: [...prices] };
      after = prices.length < BATCH ? undefined : prices.at(-1);
    } while (after !== undefined);
  };
