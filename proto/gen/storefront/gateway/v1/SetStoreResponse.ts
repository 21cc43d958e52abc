// Original file: storefront/gateway/v1/gateway.proto

import type { Store as _storefront_gateway_v1_Store, Store__Output as _storefront_gateway_v1_Store__Output } from '../../../storefront/gateway/v1/Store.ts';

export interface SetStoreResponse {
  /**
   * The changed settings, one entry per mode.
   */
  'stores'?: (_storefront_gateway_v1_Store)[];
}

export interface SetStoreResponse__Output {
  /**
   * The changed settings, one entry per mode.
   */
  'stores': (_storefront_gateway_v1_Store__Output)[];
}
