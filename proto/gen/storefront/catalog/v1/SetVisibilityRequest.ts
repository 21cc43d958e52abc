// Original file: storefront/catalog/v1/catalog.proto


export interface SetVisibilityRequest {
  'sku'?: (string);
  'hidden'?: (boolean);
}

export interface SetVisibilityRequest__Output {
  'sku': (string);
  'hidden': (boolean);
}
