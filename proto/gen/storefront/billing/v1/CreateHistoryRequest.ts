// Original file: storefront/billing/v1/billing_sandbox.proto

import type { HistoryEntry as _storefront_billing_v1_HistoryEntry, HistoryEntry__Output as _storefront_billing_v1_HistoryEntry__Output } from '../../../storefront/billing/v1/HistoryEntry.ts';

/**
 * Either the entries, or how many months to fill with how many invoices each.
 */
export interface CreateHistoryRequest {
  'customer'?: (string);
  'entries'?: (_storefront_billing_v1_HistoryEntry)[];
  'months'?: (number);
  'invoicesPerMonth'?: (number);
}

/**
 * Either the entries, or how many months to fill with how many invoices each.
 */
export interface CreateHistoryRequest__Output {
  'customer': (string);
  'entries': (_storefront_billing_v1_HistoryEntry__Output)[];
  'months': (number);
  'invoicesPerMonth': (number);
}
