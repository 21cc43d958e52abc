// Original file: storefront/catalog/v1/catalog.proto


export interface QuoteLine {
  'sku'?: (string);
  'quantity'?: (string);
}

export interface QuoteLine__Output {
  'sku': (string);
  'quantity': (string);
}
