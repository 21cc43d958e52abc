// Original file: storefront/catalog/v1/catalog.proto


export interface SetStockRequest {
  'sku'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
}

export interface SetStockRequest__Output {
  'sku': (string);
  /**
   * In base units.
   */
  'quantity': (string);
}
