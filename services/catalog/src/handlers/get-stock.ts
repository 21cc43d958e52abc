import type { GetStockRequest__Output } from '@storefront/proto/storefront/catalog/v1/GetStockRequest';
import type { GetStockResponse } from '@storefront/proto/storefront/catalog/v1/GetStockResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { getStock as get } from '../store/stock-levels.ts';
import { toStockMessage } from '../wire/stock.ts';

/** The counts of a product, for its owners alone. */
export const getStock =
  ({ db }: CatalogDeps): Handler<GetStockRequest__Output, GetStockResponse> =>
  async ({ sku }, caller) => ({ stock: toStockMessage(await get(db, caller, sku)) });
