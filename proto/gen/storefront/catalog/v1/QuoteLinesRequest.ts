// Original file: storefront/catalog/v1/catalog.proto

import type { QuoteLine as _storefront_catalog_v1_QuoteLine, QuoteLine__Output as _storefront_catalog_v1_QuoteLine__Output } from '../../../storefront/catalog/v1/QuoteLine.ts';

export interface QuoteLinesRequest {
  /**
   * At most 500.
   */
  'lines'?: (_storefront_catalog_v1_QuoteLine)[];
  /**
   * Adds the image of each product.
   */
  'withImages'?: (boolean);
  '_withImages'?: "withImages";
}

export interface QuoteLinesRequest__Output {
  /**
   * At most 500.
   */
  'lines': (_storefront_catalog_v1_QuoteLine__Output)[];
  /**
   * Adds the image of each product.
   */
  'withImages'?: (boolean);
  '_withImages'?: "withImages";
}
