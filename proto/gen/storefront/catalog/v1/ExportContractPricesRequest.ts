// Original file: storefront/catalog/v1/catalog.proto


export interface ExportContractPricesRequest {
  'customerId'?: (string);
  '_customerId'?: "customerId";
}

export interface ExportContractPricesRequest__Output {
  'customerId'?: (string);
  '_customerId'?: "customerId";
}
