// Original file: storefront/operations/v1/operations.proto


export interface ListOperatorTokensRequest {
  /**
   * Unset lists the tokens of all stores.
   */
  'tenantId'?: (string);
  '_tenantId'?: "tenantId";
}

export interface ListOperatorTokensRequest__Output {
  /**
   * Unset lists the tokens of all stores.
   */
  'tenantId'?: (string);
  '_tenantId'?: "tenantId";
}
