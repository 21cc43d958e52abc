// Original file: storefront/catalog/v1/catalog.proto


export interface AdjustStockRequest {
  'sku'?: (string);
  'quantity'?: (string);
}

export interface AdjustStockRequest__Output {
  'sku': (string);
  'quantity': (string);
}
