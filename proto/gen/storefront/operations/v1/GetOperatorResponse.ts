// Original file: storefront/operations/v1/operations.proto


export interface GetOperatorResponse {
  /**
   * `root` for the token of the environment.
   */
  'name'?: (string);
  'scopes'?: (string)[];
  /**
   * The only store that the token is for.
   */
  'tenantId'?: (string);
  'expiresAt'?: (string);
  '_tenantId'?: "tenantId";
  '_expiresAt'?: "expiresAt";
}

export interface GetOperatorResponse__Output {
  /**
   * `root` for the token of the environment.
   */
  'name': (string);
  'scopes': (string)[];
  /**
   * The only store that the token is for.
   */
  'tenantId'?: (string);
  'expiresAt'?: (string);
  '_tenantId'?: "tenantId";
  '_expiresAt'?: "expiresAt";
}
