// Original file: storefront/gateway/v1/gateway.proto


export interface GetStoreRequest {
  'tenantId'?: (string);
  'mode'?: (string);
}

export interface GetStoreRequest__Output {
  'tenantId': (string);
  'mode': (string);
}
