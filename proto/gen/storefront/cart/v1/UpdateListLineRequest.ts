// Original file: storefront/cart/v1/cart.proto


export interface UpdateListLineRequest {
  'listId'?: (string);
  'lineId'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'version'?: (number);
  '_quantity'?: "quantity";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_version'?: "version";
}

export interface UpdateListLineRequest__Output {
  'listId': (string);
  'lineId': (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'version'?: (number);
  '_quantity'?: "quantity";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_version'?: "version";
}
