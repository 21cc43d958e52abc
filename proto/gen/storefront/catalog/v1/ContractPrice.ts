// Original file: storefront/catalog/v1/catalog.proto


export interface ContractPrice {
  'customerId'?: (string);
  'sku'?: (string);
  'unitPrice'?: (string);
  'minQuantity'?: (string);
  '_minQuantity'?: "minQuantity";
}

export interface ContractPrice__Output {
  'customerId': (string);
  'sku': (string);
  'unitPrice': (string);
  'minQuantity'?: (string);
  '_minQuantity'?: "minQuantity";
}
