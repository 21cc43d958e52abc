// Original file: storefront/catalog/v1/catalog.proto

import type { QuotedLine as _storefront_catalog_v1_QuotedLine, QuotedLine__Output as _storefront_catalog_v1_QuotedLine__Output } from '../../../storefront/catalog/v1/QuotedLine.ts';
import type { Long } from '@grpc/proto-loader';

export interface QuoteLinesResponse {
  /**
   * In request order.
   */
  'lines'?: (_storefront_catalog_v1_QuotedLine)[];
  'catalogVersion'?: (number | string | Long);
  /**
   * When the next sale window of one of these lines opens or closes, if known.
   */
  'pricesChangeAt'?: (string);
  /**
   * True if the caller's customer has no contract prices at all, so that these quotes hold for every customer who has none.
   */
  'withoutContractPrices'?: (boolean);
  '_pricesChangeAt'?: "pricesChangeAt";
}

export interface QuoteLinesResponse__Output {
  /**
   * In request order.
   */
  'lines': (_storefront_catalog_v1_QuotedLine__Output)[];
  'catalogVersion': (string);
  /**
   * When the next sale window of one of these lines opens or closes, if known.
   */
  'pricesChangeAt'?: (string);
  /**
   * True if the caller's customer has no contract prices at all, so that these quotes hold for every customer who has none.
   */
  'withoutContractPrices': (boolean);
  '_pricesChangeAt'?: "pricesChangeAt";
}
