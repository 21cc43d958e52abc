// Original file: storefront/cart/v1/cart.proto


/**
 * A line that was not added.
 */
export interface RejectedLine {
  /**
   * Its position in the request, from 0.
   */
  'index'?: (number);
  /**
   * The reason of the error that AddLine would return, or its code if it has no reason.
   */
  'code'?: (string);
  'detail'?: (string);
  'sku'?: (string);
}

/**
 * A line that was not added.
 */
export interface RejectedLine__Output {
  /**
   * Its position in the request, from 0.
   */
  'index': (number);
  /**
   * The reason of the error that AddLine would return, or its code if it has no reason.
   */
  'code': (string);
  'detail': (string);
  'sku': (string);
}
