// Original file: storefront/catalog/v1/catalog.proto


export interface GetAvailabilityRequest {
  'sku'?: (string);
}

export interface GetAvailabilityRequest__Output {
  'sku': (string);
}
