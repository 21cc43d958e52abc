// Original file: storefront/catalog/v1/catalog.proto


export interface ExportContractPricesRequest {
  /**
   * Unset means all customers.
   */
  'customerId'?: (string);
  '_customerId'?: "customerId";
}

export interface ExportContractPricesRequest__Output {
  /**
   * Unset means all customers.
   */
  'customerId'?: (string);
  '_customerId'?: "customerId";
}
