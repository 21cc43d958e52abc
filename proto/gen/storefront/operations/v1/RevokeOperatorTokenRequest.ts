// Original file: storefront/operations/v1/operations.proto


export interface RevokeOperatorTokenRequest {
  'tokenId'?: (string);
  /**
   * Set to revoke a token of this store only.
   */
  'tenantId'?: (string);
  '_tenantId'?: "tenantId";
}

export interface RevokeOperatorTokenRequest__Output {
  'tokenId': (string);
  /**
   * Set to revoke a token of this store only.
   */
  'tenantId'?: (string);
  '_tenantId'?: "tenantId";
}
