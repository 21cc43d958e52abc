// Original file: storefront/operations/v1/operations.proto


export interface ListAuditEntriesRequest {
  'tenantId'?: (string);
  /**
   * The name of a token.
   */
  'operator'?: (string);
  /**
   * An ISO-8601 time.
   */
  'since'?: (string);
  /**
   * 1 to 1000.
   */
  'limit'?: (number);
  '_tenantId'?: "tenantId";
  '_operator'?: "operator";
  '_since'?: "since";
}

export interface ListAuditEntriesRequest__Output {
  'tenantId'?: (string);
  /**
   * The name of a token.
   */
  'operator'?: (string);
  /**
   * An ISO-8601 time.
   */
  'since'?: (string);
  /**
   * 1 to 1000.
   */
  'limit': (number);
  '_tenantId'?: "tenantId";
  '_operator'?: "operator";
  '_since'?: "since";
}
