// Original file: storefront/catalog/v1/catalog.proto

import type { StockIssue as _storefront_catalog_v1_StockIssue, StockIssue__Output as _storefront_catalog_v1_StockIssue__Output } from '../../../storefront/catalog/v1/StockIssue.ts';

// Original file: storefront/catalog/v1/catalog.proto

/**
 * The result of comparing the prices of the request with the current ones.
 */
export const _storefront_catalog_v1_ReserveStockResponse_Prices = {
  /**
   * Nothing was compared, because the request has no prices.
   */
  PRICES_UNSPECIFIED: 'PRICES_UNSPECIFIED',
  CURRENT: 'CURRENT',
  /**
   * At least one line has another price or tax rate, no price, or is no longer for sale. This call has reserved nothing; an earlier one can have.
   */
  CHANGED: 'CHANGED',
} as const;

/**
 * The result of comparing the prices of the request with the current ones.
 */
export type _storefront_catalog_v1_ReserveStockResponse_Prices =
  /**
   * Nothing was compared, because the request has no prices.
   */
  | 'PRICES_UNSPECIFIED'
  | 0
  | 'CURRENT'
  | 1
  /**
   * At least one line has another price or tax rate, no price, or is no longer for sale. This call has reserved nothing; an earlier one can have.
   */
  | 'CHANGED'
  | 2

/**
 * The result of comparing the prices of the request with the current ones.
 */
export type _storefront_catalog_v1_ReserveStockResponse_Prices__Output = typeof _storefront_catalog_v1_ReserveStockResponse_Prices[keyof typeof _storefront_catalog_v1_ReserveStockResponse_Prices]

export interface ReserveStockResponse {
  /**
   * Empty if every line is reserved, or if prices is CHANGED.
   */
  'issues'?: (_storefront_catalog_v1_StockIssue)[];
  'expiresAt'?: (string);
  'prices'?: (_storefront_catalog_v1_ReserveStockResponse_Prices);
  '_expiresAt'?: "expiresAt";
}

export interface ReserveStockResponse__Output {
  /**
   * Empty if every line is reserved, or if prices is CHANGED.
   */
  'issues': (_storefront_catalog_v1_StockIssue__Output)[];
  'expiresAt'?: (string);
  'prices': (_storefront_catalog_v1_ReserveStockResponse_Prices__Output);
  '_expiresAt'?: "expiresAt";
}
