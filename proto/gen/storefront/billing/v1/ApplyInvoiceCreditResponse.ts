// Original file: storefront/billing/v1/billing.proto

import type { Invoice as _storefront_billing_v1_Invoice, Invoice__Output as _storefront_billing_v1_Invoice__Output } from '../../../storefront/billing/v1/Invoice.ts';

export interface ApplyInvoiceCreditResponse {
  'invoice'?: (_storefront_billing_v1_Invoice | null);
  'replayed'?: (boolean);
}

export interface ApplyInvoiceCreditResponse__Output {
  'invoice': (_storefront_billing_v1_Invoice__Output | null);
  'replayed': (boolean);
}
