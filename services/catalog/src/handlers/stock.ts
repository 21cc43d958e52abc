import { normalSku } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import {
  adjustStock as adjustStockInStore,
  getStock as getStockInStore,
  setStock as setStockInStore,
} from '../store/stock/stock-levels.ts';
import { setStoreThreshold } from '../store/stock/store-threshold.ts';
import { signedQuantity } from '../wire/quantities.ts';
import { toProtoStock } from '../wire/to-proto-stock.ts';

/** Returns the stock counts of a product, for operators only. */
export const getStock: CatalogHandler<'GetStock'> =
  ({ db }) =>
  async ({ sku }, caller) => ({ stock: toProtoStock(await getStockInStore(db, caller, normalSku(sku))) });

/** Sets the quantity on hand. */
export const setStock: CatalogHandler<'SetStock'> =
  ({ db, afterCommit }) =>
  async ({ sku, quantity }, caller) => {
    const count = signedQuantity('quantity', quantity);
    if (count.isNegative()) throw invalid('quantity', 'must not be negative');
    const counts = await setStockInStore(db, caller, normalSku(sku), count.toFixed());
    afterCommit();
    return { stock: toProtoStock(counts) };
  };

/** Adds a quantity, possibly negative, to the quantity on hand. */
export const adjustStock: CatalogHandler<'AdjustStock'> =
  ({ db, afterCommit }) =>
  async ({ sku, quantity }, caller) => {
    const change = signedQuantity('quantity', quantity).toFixed();
    const counts = await adjustStockInStore(db, caller, normalSku(sku), change);
    afterCommit();
    return { stock: toProtoStock(counts) };
  };

/** Sets the store's low-stock threshold, which applies to products without a threshold. */
export const setLowStockThreshold: CatalogHandler<'SetLowStockThreshold'> =
  ({ db }) =>
  async ({ threshold }, caller) => {
    const quantity = signedQuantity('threshold', threshold);
    if (quantity.isNegative()) throw invalid('threshold', 'must not be negative');
    await setStoreThreshold(db, caller, quantity.toFixed());
    return {};
  };
