// Original file: storefront/catalog/v1/catalog.proto


export interface RemoveContractPricesResponse {
  /**
   * The number of rows removed.
   */
  'removed'?: (number);
}

export interface RemoveContractPricesResponse__Output {
  /**
   * The number of rows removed.
   */
  'removed': (number);
}
