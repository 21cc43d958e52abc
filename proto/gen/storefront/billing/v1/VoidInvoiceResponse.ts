// Original file: storefront/billing/v1/billing.proto

import type { Invoice as _storefront_billing_v1_Invoice, Invoice__Output as _storefront_billing_v1_Invoice__Output } from '../../../storefront/billing/v1/Invoice.ts';

export interface VoidInvoiceResponse {
  'invoice'?: (_storefront_billing_v1_Invoice | null);
  /**
   * Set if the invoice was reissued. A repeated request returns the same successor.
   */
  'successor'?: (_storefront_billing_v1_Invoice | null);
}

export interface VoidInvoiceResponse__Output {
  'invoice': (_storefront_billing_v1_Invoice__Output | null);
  /**
   * Set if the invoice was reissued. A repeated request returns the same successor.
   */
  'successor': (_storefront_billing_v1_Invoice__Output | null);
}
