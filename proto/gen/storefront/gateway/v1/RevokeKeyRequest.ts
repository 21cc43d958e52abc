// Original file: storefront/gateway/v1/gateway.proto


export interface RevokeKeyRequest {
  'keyId'?: (string);
}

export interface RevokeKeyRequest__Output {
  'keyId': (string);
}
