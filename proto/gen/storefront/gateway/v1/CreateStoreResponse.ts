// Original file: storefront/gateway/v1/gateway.proto


export interface CreateStoreResponse {
  'tenantId'?: (string);
}

export interface CreateStoreResponse__Output {
  'tenantId': (string);
}
