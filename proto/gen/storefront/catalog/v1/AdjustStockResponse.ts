// Original file: storefront/catalog/v1/catalog.proto

import type { StockLevel as _storefront_catalog_v1_StockLevel, StockLevel__Output as _storefront_catalog_v1_StockLevel__Output } from '../../../storefront/catalog/v1/StockLevel.ts';

export interface AdjustStockResponse {
  'stock'?: (_storefront_catalog_v1_StockLevel | null);
}

export interface AdjustStockResponse__Output {
  'stock': (_storefront_catalog_v1_StockLevel__Output | null);
}
