// Original file: storefront/cart/v1/cart.proto

import type { RequestedLine as _storefront_cart_v1_RequestedLine, RequestedLine__Output as _storefront_cart_v1_RequestedLine__Output } from '../../../storefront/cart/v1/RequestedLine.ts';

export interface ReplaceLinesRequest {
  'cartId'?: (string);
  /**
   * At most 500.
   */
  'lines'?: (_storefront_cart_v1_RequestedLine)[];
  /**
   * If set, FAILED_PRECONDITION (version_mismatch) unless the cart still has this version.
   */
  'version'?: (number);
  'asJson'?: (boolean);
  '_version'?: "version";
}

export interface ReplaceLinesRequest__Output {
  'cartId': (string);
  /**
   * At most 500.
   */
  'lines': (_storefront_cart_v1_RequestedLine__Output)[];
  /**
   * If set, FAILED_PRECONDITION (version_mismatch) unless the cart still has this version.
   */
  'version'?: (number);
  'asJson': (boolean);
  '_version'?: "version";
}
