// Original file: storefront/catalog/v1/catalog.proto


export interface PriceBreak {
  'minQuantity'?: (string);
  'unitPrice'?: (string);
}

export interface PriceBreak__Output {
  'minQuantity': (string);
  'unitPrice': (string);
}
