// Original file: storefront/catalog/v1/catalog.proto


export interface GetStockRequest {
  'sku'?: (string);
}

export interface GetStockRequest__Output {
  'sku': (string);
}
