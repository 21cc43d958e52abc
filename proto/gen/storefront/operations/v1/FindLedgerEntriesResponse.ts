// Original file: storefront/operations/v1/operations.proto

import type { LedgerEntry as _storefront_operations_v1_LedgerEntry, LedgerEntry__Output as _storefront_operations_v1_LedgerEntry__Output } from '../../../storefront/operations/v1/LedgerEntry.ts';

export interface FindLedgerEntriesResponse {
  'entries'?: (_storefront_operations_v1_LedgerEntry)[];
}

export interface FindLedgerEntriesResponse__Output {
  'entries': (_storefront_operations_v1_LedgerEntry__Output)[];
}
