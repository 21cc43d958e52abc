// Original file: storefront/operations/v1/operations.proto

import type { LedgerKey as _storefront_operations_v1_LedgerKey, LedgerKey__Output as _storefront_operations_v1_LedgerKey__Output } from '../../../storefront/operations/v1/LedgerKey.ts';

export interface FindLedgerEntriesRequest {
  'kind'?: (string);
  /**
   * What the ids of `keys` are: checkout, order, or cart.
   */
  'by'?: (string);
  /**
   * At most 1,000.
   */
  'keys'?: (_storefront_operations_v1_LedgerKey)[];
}

export interface FindLedgerEntriesRequest__Output {
  'kind': (string);
  /**
   * What the ids of `keys` are: checkout, order, or cart.
   */
  'by': (string);
  /**
   * At most 1,000.
   */
  'keys': (_storefront_operations_v1_LedgerKey__Output)[];
}
