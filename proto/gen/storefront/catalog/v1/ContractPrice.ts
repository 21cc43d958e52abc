// Original file: storefront/catalog/v1/catalog.proto


/**
 * One customer's unit price for a SKU.
 */
export interface ContractPrice {
  'customerId'?: (string);
  'sku'?: (string);
  'unitPrice'?: (string);
  /**
   * The price applies from this quantity in base units; 1 if unset.
   */
  'minQuantity'?: (string);
  '_minQuantity'?: "minQuantity";
}

/**
 * One customer's unit price for a SKU.
 */
export interface ContractPrice__Output {
  'customerId': (string);
  'sku': (string);
  'unitPrice': (string);
  /**
   * The price applies from this quantity in base units; 1 if unset.
   */
  'minQuantity'?: (string);
  '_minQuantity'?: "minQuantity";
}
