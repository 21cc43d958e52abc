// Original file: storefront/gateway/v1/gateway.proto

import type { ApiKey as _storefront_gateway_v1_ApiKey, ApiKey__Output as _storefront_gateway_v1_ApiKey__Output } from '../../../storefront/gateway/v1/ApiKey.ts';

export interface ListKeysResponse {
  'keys'?: (_storefront_gateway_v1_ApiKey)[];
}

export interface ListKeysResponse__Output {
  'keys': (_storefront_gateway_v1_ApiKey__Output)[];
}
