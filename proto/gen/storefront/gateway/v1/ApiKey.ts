// Original file: storefront/gateway/v1/gateway.proto


export interface ApiKey {
  'keyId'?: (string);
  'tenantId'?: (string);
  'mode'?: (string);
  'kind'?: (string);
  'scopes'?: (string)[];
  'origins'?: (string)[];
  'ratePerMinute'?: (number);
  'expiresAt'?: (string);
  'revokedAt'?: (string);
  'createdAt'?: (string);
  'hint'?: (string);
  '_expiresAt'?: "expiresAt";
  '_revokedAt'?: "revokedAt";
}

export interface ApiKey__Output {
  'keyId': (string);
  'tenantId': (string);
  'mode': (string);
  'kind': (string);
  'scopes': (string)[];
  'origins': (string)[];
  'ratePerMinute': (number);
  'expiresAt'?: (string);
  'revokedAt'?: (string);
  'createdAt': (string);
  'hint': (string);
  '_expiresAt'?: "expiresAt";
  '_revokedAt'?: "revokedAt";
}
