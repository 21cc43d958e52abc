// Original file: storefront/cart/v1/cart.proto


export interface UpdateLineRequest {
  'cartId'?: (string);
  'lineId'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  /**
   * If set, FAILED_PRECONDITION (version_mismatch) unless the cart still has this version.
   */
  'version'?: (number);
  'asJson'?: (boolean);
  '_quantity'?: "quantity";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_version'?: "version";
}

export interface UpdateLineRequest__Output {
  'cartId': (string);
  'lineId': (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  /**
   * If set, FAILED_PRECONDITION (version_mismatch) unless the cart still has this version.
   */
  'version'?: (number);
  'asJson': (boolean);
  '_quantity'?: "quantity";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_version'?: "version";
}
