// Original file: storefront/operations/v1/operations.proto

import type { AuditEntry as _storefront_operations_v1_AuditEntry, AuditEntry__Output as _storefront_operations_v1_AuditEntry__Output } from '../../../storefront/operations/v1/AuditEntry.ts';

export interface ListAuditEntriesResponse {
  'entries'?: (_storefront_operations_v1_AuditEntry)[];
}

export interface ListAuditEntriesResponse__Output {
  'entries': (_storefront_operations_v1_AuditEntry__Output)[];
}
