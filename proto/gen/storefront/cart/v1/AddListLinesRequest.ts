// Original file: storefront/cart/v1/cart.proto

import type { RequestedLine as _storefront_cart_v1_RequestedLine, RequestedLine__Output as _storefront_cart_v1_RequestedLine__Output } from '../../../storefront/cart/v1/RequestedLine.ts';

export interface AddListLinesRequest {
  'listId'?: (string);
  /**
   * At most 200.
   */
  'lines'?: (_storefront_cart_v1_RequestedLine)[];
  'version'?: (number);
  '_version'?: "version";
}

export interface AddListLinesRequest__Output {
  'listId': (string);
  /**
   * At most 200.
   */
  'lines': (_storefront_cart_v1_RequestedLine__Output)[];
  'version'?: (number);
  '_version'?: "version";
}
