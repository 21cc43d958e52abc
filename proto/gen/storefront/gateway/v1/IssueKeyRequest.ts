// Original file: storefront/gateway/v1/gateway.proto


export interface IssueKeyRequest {
  'tenantId'?: (string);
  'kind'?: (string);
  'mode'?: (string);
  'scopes'?: (string)[];
  'origins'?: (string)[];
  'ratePerMinute'?: (number);
  'expiresAt'?: (string);
  '_ratePerMinute'?: "ratePerMinute";
  '_expiresAt'?: "expiresAt";
}

export interface IssueKeyRequest__Output {
  'tenantId': (string);
  'kind': (string);
  'mode': (string);
  'scopes': (string)[];
  'origins': (string)[];
  'ratePerMinute'?: (number);
  'expiresAt'?: (string);
  '_ratePerMinute'?: "ratePerMinute";
  '_expiresAt'?: "expiresAt";
}
