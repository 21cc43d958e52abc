// Original file: storefront/operations/v1/operations.proto


/**
 * A token of an operator, without its text.
 */
export interface OperatorToken {
  'tokenId'?: (string);
  'name'?: (string);
  /**
   * The beginning of the text.
   */
  'hint'?: (string);
  'scopes'?: (string)[];
  /**
   * The only store that the token is for.
   */
  'tenantId'?: (string);
  'createdAt'?: (string);
  'expiresAt'?: (string);
  'revokedAt'?: (string);
  /**
   * To the minute.
   */
  'lastUsedAt'?: (string);
  '_tenantId'?: "tenantId";
  '_revokedAt'?: "revokedAt";
  '_lastUsedAt'?: "lastUsedAt";
}

/**
 * A token of an operator, without its text.
 */
export interface OperatorToken__Output {
  'tokenId': (string);
  'name': (string);
  /**
   * The beginning of the text.
   */
  'hint': (string);
  'scopes': (string)[];
  /**
   * The only store that the token is for.
   */
  'tenantId'?: (string);
  'createdAt': (string);
  'expiresAt': (string);
  'revokedAt'?: (string);
  /**
   * To the minute.
   */
  'lastUsedAt'?: (string);
  '_tenantId'?: "tenantId";
  '_revokedAt'?: "revokedAt";
  '_lastUsedAt'?: "lastUsedAt";
}
