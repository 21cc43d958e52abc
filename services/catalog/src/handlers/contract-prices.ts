import { isStorable, isUuid, normalSku } from '@storefront/contract';
import { fieldError, invalid, invalidAll, notFound } from '@storefront/errors';
import { inOrder, orderedPage } from '@storefront/rpc';
import type { CatalogHandler } from '../deps.ts';
import { readContractPrices } from '../import/read-contract-prices.ts';
import {
  compareContractPrices,
  listContractPricesAfter,
  removeContractPrices as removeContractPricesInStore,
  replaceContractPrices as replaceInStore,
  upsertContractPrices,
} from '../store/products/contract-prices.ts';
import { listQuantityDecimals } from '../store/products/quantity-decimals.ts';
import { isPositiveQuantity, requiredQuantity } from '../wire/quantities.ts';

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
    const changes = await (dryRun === true ? compareContractPrices : upsertContractPrices)(db, caller, good);
    if (dryRun !== true) afterCommit();
    return {
      ...changes,
      stored: good.length,
      violations: violations.map(({ line, column, reason }) => ({ line, column: column ?? undefined, reason })),
    };
  };

/** Replaces all prices of a customer for a SKU. */
export const replaceContractPrices: CatalogHandler<'ReplaceContractPrices'> =
  ({ db, afterCommit }) =>
  async ({ customerId, prices, ...request }, caller) => {
    const sku = normalSku(request.sku);
    if (!isUuid(customerId)) throw notFound('customer');
    const decimals = await listQuantityDecimals(db, caller, isStorable(sku) ? [sku] : []);
    if (!decimals.has(sku)) throw notFound('product');
    const rows = prices.map((price) => ({ ...price, customerId, sku }));
    const { good, violations } = readContractPrices(rows, caller.store.currency, decimals);
    if (violations.length > 0) throw invalidAll(violations.map(({ line, column, reason }) => fieldError(pathOf(line - 1, column), reason)));
    const replaced = await replaceInStore(db, caller, { customerId, sku }, good);
    afterCommit();
    return { prices: [...replaced] };
  };

const pathOf = (index: number, column: string | null): string => ['prices', index, ...(column === null ? [] : [column])].join('.');

/** Lists contract prices, a page after another. */
export const listContractPrices: CatalogHandler<'ListContractPrices'> =
  ({ db }) =>
  async ({ keyset, customerId, sku }, caller) => {
    if (customerId !== undefined && !isUuid(customerId)) throw invalid('customer_id', 'must be a UUID');
    if (sku !== undefined && !isStorable(sku)) throw invalid('sku', 'must be a SKU');
    const { limit, after } = inOrder(keyset, 3);
    const [afterCustomer = '', afterSku = '', minQuantity = ''] = after ?? [];
    if (after !== undefined && !(isUuid(afterCustomer) && isPositiveQuantity(minQuantity)))
      throw invalid('cursor', 'is not a next_cursor', { location: 'query' });
    const position = after && { customerId: afterCustomer, sku: afterSku, minQuantity };
    const filter = { customerId, sku: sku === undefined ? undefined : normalSku(sku) };
    const read = await listContractPricesAfter(db, caller, filter, position, limit + 1);
    const { rows, next } = orderedPage(read, limit, (price) => [price.customerId, price.sku, price.minQuantity]);
    return { prices: [...rows], next };
  };

/** Removes a customer's contract prices for a SKU: the one from a given quantity, or all of them. */
export const removeContractPrices: CatalogHandler<'RemoveContractPrices'> =
  ({ db, afterCommit }) =>
  async ({ customerId, sku, minQuantity }, caller) => {
    if (!isUuid(customerId)) throw invalid('customer_id', 'must be a UUID');
    if (!isStorable(sku)) throw notFound('contract price');
    const quantity = minQuantity === undefined ? null : requiredQuantity('min_quantity', minQuantity).toFixed();
    const removed = await removeContractPricesInStore(db, caller, { customerId, sku: normalSku(sku), minQuantity: quantity });
    afterCommit();
    return { removed };
  };
