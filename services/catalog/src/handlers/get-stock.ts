import { normalSku } from '@storefront/contract';
import type { CatalogHandler } from '../deps.ts';
import { getStock as get } from '../store/stock/stock-levels.ts';
import { toProtoStock } from '../wire/to-proto-stock.ts';

/** Returns the stock counts of a product, for operators only. */
export const getStock: CatalogHandler<'GetStock'> =
  ({ db }) =>
  async ({ sku }, caller) => ({ stock: toProtoStock(await get(db, caller, normalSku(sku))) });
