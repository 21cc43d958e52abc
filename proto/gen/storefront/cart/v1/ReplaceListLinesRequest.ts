// Original file: storefront/cart/v1/cart.proto

import type { RequestedLine as _storefront_cart_v1_RequestedLine, RequestedLine__Output as _storefront_cart_v1_RequestedLine__Output } from '../../../storefront/cart/v1/RequestedLine.ts';

export interface ReplaceListLinesRequest {
  'listId'?: (string);
  /**
   * At most 500.
   */
  'lines'?: (_storefront_cart_v1_RequestedLine)[];
  'version'?: (number);
  '_version'?: "version";
}

export interface ReplaceListLinesRequest__Output {
  'listId': (string);
  /**
   * At most 500.
   */
  'lines': (_storefront_cart_v1_RequestedLine__Output)[];
  'version'?: (number);
  '_version'?: "version";
}
