// Original file: storefront/operations/v1/operations.proto


export interface IssueOperatorTokenRequest {
  /**
   * A UUID.
   */
  'tokenId'?: (string);
  'name'?: (string);
  /**
   * SHA-256 of the text.
   */
  'hash'?: (Buffer | Uint8Array | string);
  'hint'?: (string);
  'scopes'?: (string)[];
  /**
   * Unset for all stores.
   */
  'tenantId'?: (string);
  /**
   * At most a year from now.
   */
  'expiresAt'?: (string);
  '_tenantId'?: "tenantId";
}

export interface IssueOperatorTokenRequest__Output {
  /**
   * A UUID.
   */
  'tokenId': (string);
  'name': (string);
  /**
   * SHA-256 of the text.
   */
  'hash': (Buffer);
  'hint': (string);
  'scopes': (string)[];
  /**
   * Unset for all stores.
   */
  'tenantId'?: (string);
  /**
   * At most a year from now.
   */
  'expiresAt': (string);
  '_tenantId'?: "tenantId";
}
