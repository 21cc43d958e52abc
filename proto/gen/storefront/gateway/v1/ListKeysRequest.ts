// Original file: storefront/gateway/v1/gateway.proto


export interface ListKeysRequest {
  'tenantId'?: (string);
}

export interface ListKeysRequest__Output {
  'tenantId': (string);
}
