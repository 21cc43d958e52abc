import type { GetStockRequest__Output } from '@storefront/proto/storefront/catalog/v1/GetStockRequest';
import type { GetStockResponse } from '@storefront/proto/storefront/catalog/v1/GetStockResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { getStock as get } from '../store/stock/stock-levels.ts';
import { toProtoStock } from '../wire/to-proto-stock.ts';

/** Returns the stock counts of a product, for operators only. */
export const getStock =
  ({ db }: CatalogDeps): Handler<GetStockRequest__Output, GetStockResponse> =>
  async ({ sku }, caller) => ({ stock: toProtoStock(await get(db, caller, sku)) });
