// Original file: storefront/catalog/v1/catalog.proto

import type { Long } from '@grpc/proto-loader';

/**
 * One entry of the change feed.
 */
export interface CatalogChange {
  'sku'?: (string);
  /**
   * CREATED, UPDATED, REMOVED, or STOCK.
   */
  'change'?: (string);
  'version'?: (number | string | Long);
}

/**
 * One entry of the change feed.
 */
export interface CatalogChange__Output {
  'sku': (string);
  /**
   * CREATED, UPDATED, REMOVED, or STOCK.
   */
  'change': (string);
  'version': (string);
}
