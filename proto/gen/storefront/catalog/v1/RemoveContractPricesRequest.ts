// Original file: storefront/catalog/v1/catalog.proto


export interface RemoveContractPricesRequest {
  'customerId'?: (string);
  'sku'?: (string);
  /**
   * Unset means all price breaks.
   */
  'minQuantity'?: (string);
  '_minQuantity'?: "minQuantity";
}

export interface RemoveContractPricesRequest__Output {
  'customerId': (string);
  'sku': (string);
  /**
   * Unset means all price breaks.
   */
  'minQuantity'?: (string);
  '_minQuantity'?: "minQuantity";
}
