import { normalSku } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { withIdempotency } from '@storefront/idempotency';
import { requireVersion, versionOf } from '@storefront/rpc';
import type { CatalogHandler } from '../deps.ts';
import {
  adjustStock as adjustStockInStore,
  getStock as getStockInStore,
  setStock as setStockInStore,
} from '../store/stock/stock-levels.ts';
import { readStoreThreshold, setStoreThreshold } from '../store/stock/store-threshold.ts';
import { signedQuantity } from '../wire/quantities.ts';
import { toProtoStock } from '../wire/to-proto-stock.ts';

/** Returns the stock counts of a product, for operators only. */
export const getStock: CatalogHandler<'GetStock'> =
  ({ db }) =>
  async ({ sku }, caller) => ({ stock: toProtoStock(await getStockInStore(db, caller, normalSku(sku))) });

/** Sets the quantity on hand, and the product's low-stock threshold. */
export const setStock: CatalogHandler<'SetStock'> =
  ({ db, afterCommit }) =>
  async ({ sku, quantity, expectedOnHand, lowStockThreshold }, caller) => {
    const counts = await setStockInStore(db, caller, normalSku(sku), {
      quantity: quantity === '' && lowStockThreshold !== undefined ? undefined : countOf('quantity', quantity),
      expected: countOrNull('expected_on_hand', expectedOnHand),
      threshold: countOrNull('low_stock_threshold', lowStockThreshold),
    });
    afterCommit();
    return { stock: toProtoStock(counts) };
  };

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
