// Original file: storefront/catalog/v1/catalog.proto


export interface AdjustStockRequest {
  'sku'?: (string);
  /**
   * In base units, signed.
   */
  'quantity'?: (string);
}

export interface AdjustStockRequest__Output {
  'sku': (string);
  /**
   * In base units, signed.
   */
  'quantity': (string);
}
