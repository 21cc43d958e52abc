// Original file: storefront/catalog/v1/catalog.proto

import type { StockIssue as _storefront_catalog_v1_StockIssue, StockIssue__Output as _storefront_catalog_v1_StockIssue__Output } from '../../../storefront/catalog/v1/StockIssue.ts';

export interface ReserveStockResponse {
  /**
   * Empty if every line is reserved.
   */
  'issues'?: (_storefront_catalog_v1_StockIssue)[];
  'expiresAt'?: (string);
  '_expiresAt'?: "expiresAt";
}

export interface ReserveStockResponse__Output {
  /**
   * Empty if every line is reserved.
   */
  'issues': (_storefront_catalog_v1_StockIssue__Output)[];
  'expiresAt'?: (string);
  '_expiresAt'?: "expiresAt";
}
