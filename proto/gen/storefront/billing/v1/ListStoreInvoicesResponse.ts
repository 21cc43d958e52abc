// Original file: storefront/billing/v1/billing.proto

import type { Invoice as _storefront_billing_v1_Invoice, Invoice__Output as _storefront_billing_v1_Invoice__Output } from '../../../storefront/billing/v1/Invoice.ts';

export interface ListStoreInvoicesResponse {
  'invoices'?: (_storefront_billing_v1_Invoice)[];
  'total'?: (number);
}

export interface ListStoreInvoicesResponse__Output {
  'invoices': (_storefront_billing_v1_Invoice__Output)[];
  'total': (number);
}
