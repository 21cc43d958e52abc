import { normalSku } from '@storefront/contract';
import { AppError, invalid, isAppError } from '@storefront/errors';
import { withIdempotency } from '@storefront/idempotency';
import type { SetStockRequest__Output } from '@storefront/proto/storefront/catalog/v1';
import { requireVersion, versionOf } from '@storefront/rpc';
import type { CatalogHandler } from '../deps.ts';
import {
  adjustStock as adjustStockInStore,
  getStock as getStockInStore,
  setStock as setStockInStore,
  setStockLevels as setStockLevelsInStore,
  type StockChange,
} from '../store/stock/stock-levels.ts';
import { readStoreThreshold, setStoreThreshold } from '../store/stock/store-threshold.ts';
import { signedQuantity } from '../wire/quantities.ts';
import { rejectedRow } from '../wire/rejected-row.ts';
import { toProtoStock } from '../wire/to-proto-stock.ts';

/** Returns the stock counts of a product, for operators only. */
export const getStock: CatalogHandler<'GetStock'> =
  ({ db }) =>
  async ({ sku }, caller) => ({ stock: toProtoStock(await getStockInStore(db, caller, normalSku(sku))) });

/** Sets the quantity on hand, and the product's low-stock threshold. */
export const setStock: CatalogHandler<'SetStock'> =
  ({ db, afterCommit }) =>
  async (request, caller) => {
    const counts = await setStockInStore(db, caller, changeOf(request));
    afterCommit();
    return { stock: toProtoStock(counts) };
  };

const LEVELS_MAX = 1000;

/** Sets the stock of several SKUs in one transaction. Invalid rows are rejected by their index. */
export const setStockLevels: CatalogHandler<'SetStockLevels'> =
  ({ db, afterCommit }) =>
  async ({ levels: given }, caller) => {
    if (given.length > LEVELS_MAX) throw invalid('levels', `must have at most ${LEVELS_MAX} entries`);
    const outcomes = await setStockLevelsInStore(db, caller, given.map(changeOrViolation));
    afterCommit();
    return {
      levels: outcomes.flatMap((outcome) => (outcome instanceof AppError ? [] : [toProtoStock(outcome)])),
      rejected: outcomes.flatMap((outcome, index) => (outcome instanceof AppError ? [rejectedRow(index, outcome)] : [])),
    };
  };

const changeOf = ({ sku, quantity, expectedOnHand, lowStockThreshold }: SetStockRequest__Output): StockChange => ({
  sku: normalSku(sku),
  quantity: quantity === '' && lowStockThreshold !== undefined ? undefined : countOf('quantity', quantity),
  expected: countOrNull('expected_on_hand', expectedOnHand),
  threshold: countOrNull('low_stock_threshold', lowStockThreshold),
});

/** Reads a row of several. One that cannot be read is refused with the reason, like one that does not fit what is stored. */
function changeOrViolation(given: SetStockRequest__Output): StockChange {
  try {
    return changeOf(given);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { sku: normalSku(given.sku), quantity: undefined, expected: undefined, threshold: undefined, violation: error };
  }
}

function countOf(field: string, text: string): string {
  const count = signedQuantity(field, text);
  if (count.isNegative()) throw invalid(field, 'must not be negative');
  return count.toFixed();
}

/** An empty text is null, and an absent one undefined. */
const countOrNull = (field: string, text: string | undefined): string | null | undefined =>
  text === undefined ? undefined : text === '' ? null : countOf(field, text);

/** Adds a quantity, possibly negative, to the quantity on hand. */
export const adjustStock: CatalogHandler<'AdjustStock'> = ({ db, afterCommit }) =>
  withIdempotency(db, async ({ sku, quantity }, caller, claim) => {
    const change = signedQuantity('quantity', quantity).toFixed();
    const counts = await adjustStockInStore(db, caller, normalSku(sku), change, async (trx, stored) =>
      claim?.(trx, { stock: toProtoStock(stored) }),
    );
    afterCommit();
    return { stock: toProtoStock(counts) };
  });

/** Returns the store's low-stock threshold. */
export const getLowStockThreshold: CatalogHandler<'GetLowStockThreshold'> =
  ({ db }) =>
  async (_request, caller) =>
    versionedThreshold(await readStoreThreshold(db, caller));

const versionedThreshold = (threshold: string) => ({ threshold, version: versionOf({ threshold }) });

/** Sets the store's low-stock threshold, which applies to products without a threshold. */
export const setLowStockThreshold: CatalogHandler<'SetLowStockThreshold'> =
  ({ db }) =>
  async ({ threshold }, caller) => {
    const quantity = signedQuantity('threshold', threshold);
    if (quantity.isNegative()) throw invalid('threshold', 'must not be negative');
    const stored = await setStoreThreshold(db, caller, quantity.toFixed(), (current) =>
      requireVersion(caller, versionedThreshold(current).version),
    );
    return versionedThreshold(stored);
  };
