// Original file: storefront/gateway/v1/gateway.proto

import type { Store as _storefront_gateway_v1_Store, Store__Output as _storefront_gateway_v1_Store__Output } from '../../../storefront/gateway/v1/Store.ts';

/**
 * A store with its settings in each mode.
 */
export interface StoreEntry {
  'tenantId'?: (string);
  'name'?: (string);
  'createdAt'?: (string);
  'settings'?: (_storefront_gateway_v1_Store)[];
}

/**
 * A store with its settings in each mode.
 */
export interface StoreEntry__Output {
  'tenantId': (string);
  'name': (string);
  'createdAt': (string);
  'settings': (_storefront_gateway_v1_Store__Output)[];
}
