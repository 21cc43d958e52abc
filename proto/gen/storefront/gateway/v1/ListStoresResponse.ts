// Original file: storefront/gateway/v1/gateway.proto

import type { StoreEntry as _storefront_gateway_v1_StoreEntry, StoreEntry__Output as _storefront_gateway_v1_StoreEntry__Output } from '../../../storefront/gateway/v1/StoreEntry.ts';

export interface ListStoresResponse {
  'stores'?: (_storefront_gateway_v1_StoreEntry)[];
  'total'?: (number);
}

export interface ListStoresResponse__Output {
  'stores': (_storefront_gateway_v1_StoreEntry__Output)[];
  'total': (number);
}
