// Original file: storefront/catalog/v1/catalog.proto


export interface GetProductRequest {
  'sku'?: (string);
}

export interface GetProductRequest__Output {
  'sku': (string);
}
