// Original file: storefront/common/v1/common.proto


/**
 * One fault of an error.
 */
export interface ErrorDetail {
  /**
   * A dotted path, such as lines.0.quantity.
   */
  'field'?: (string);
  /**
   * body, query, path, or header; unset if the fault is not in a request.
   */
  'location'?: (string);
  'code'?: (string);
  'detail'?: (string);
  /**
   * The existing order, for cart_already_ordered.
   */
  'orderId'?: (string);
  /**
   * The line of the cart and its SKU, for price_unavailable.
   */
  'lineId'?: (string);
  'sku'?: (string);
  '_location'?: "location";
  '_orderId'?: "orderId";
  '_lineId'?: "lineId";
  '_sku'?: "sku";
}

/**
 * One fault of an error.
 */
export interface ErrorDetail__Output {
  /**
   * A dotted path, such as lines.0.quantity.
   */
  'field': (string);
  /**
   * body, query, path, or header; unset if the fault is not in a request.
   */
  'location'?: (string);
  'code': (string);
  'detail': (string);
  /**
   * The existing order, for cart_already_ordered.
   */
  'orderId'?: (string);
  /**
   * The line of the cart and its SKU, for price_unavailable.
   */
  'lineId'?: (string);
  'sku'?: (string);
  '_location'?: "location";
  '_orderId'?: "orderId";
  '_lineId'?: "lineId";
  '_sku'?: "sku";
}
