// Original file: storefront/gateway/v1/gateway.proto


export interface IssueKeyResponse {
  'keyId'?: (string);
  /**
   * The secret text, returned only here.
   */
  'key'?: (string);
}

export interface IssueKeyResponse__Output {
  'keyId': (string);
  /**
   * The secret text, returned only here.
   */
  'key': (string);
}
