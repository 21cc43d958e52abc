// Original file: storefront/gateway/v1/gateway.proto


export interface IssueKeyResponse {
  'keyId'?: (string);
  'key'?: (string);
}

export interface IssueKeyResponse__Output {
  'keyId': (string);
  'key': (string);
}
