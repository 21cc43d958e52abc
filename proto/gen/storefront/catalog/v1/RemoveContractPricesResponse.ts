// Original file: storefront/catalog/v1/catalog.proto


export interface RemoveContractPricesResponse {
  'removed'?: (number);
}

export interface RemoveContractPricesResponse__Output {
  'removed': (number);
}
