// Original file: storefront/catalog/v1/catalog.proto


export interface SetStockRequest {
  'sku'?: (string);
  'quantity'?: (string);
}

export interface SetStockRequest__Output {
  'sku': (string);
  'quantity': (string);
}
