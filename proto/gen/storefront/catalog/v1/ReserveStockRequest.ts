// Original file: storefront/catalog/v1/catalog.proto

import type { ReserveLine as _storefront_catalog_v1_ReserveLine, ReserveLine__Output as _storefront_catalog_v1_ReserveLine__Output } from '../../../storefront/catalog/v1/ReserveLine.ts';

export interface ReserveStockRequest {
  'checkoutId'?: (string);
  'lines'?: (_storefront_catalog_v1_ReserveLine)[];
  /**
   * 1 to 86,400.
   */
  'holdSeconds'?: (number);
  /**
   * Returns the result without reserving anything, for a checkout preview.
   */
  'dryRun'?: (boolean);
}

export interface ReserveStockRequest__Output {
  'checkoutId': (string);
  'lines': (_storefront_catalog_v1_ReserveLine__Output)[];
  /**
   * 1 to 86,400.
   */
  'holdSeconds': (number);
  /**
   * Returns the result without reserving anything, for a checkout preview.
   */
  'dryRun': (boolean);
}
