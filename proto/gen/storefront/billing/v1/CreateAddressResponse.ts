// Original file: storefront/billing/v1/billing.proto

import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';

/**
 * Response of CreateAddress.
 */
export interface CreateAddressResponse {
  'address'?: (_storefront_common_v1_Address | null);
  /**
   * True when this response was stored by an earlier call with the same Idempotency-Key.
   */
  'replayed'?: (boolean);
}

/**
 * Response of CreateAddress.
 */
export interface CreateAddressResponse__Output {
  'address': (_storefront_common_v1_Address__Output | null);
  /**
   * True when this response was stored by an earlier call with the same Idempotency-Key.
   */
  'replayed': (boolean);
}
