// Original file: storefront/billing/v1/billing.proto

import type { Invoice as _storefront_billing_v1_Invoice, Invoice__Output as _storefront_billing_v1_Invoice__Output } from '../../../storefront/billing/v1/Invoice.ts';

/**
 * Response of ReversePayment.
 */
export interface ReversePaymentResponse {
  'invoice'?: (_storefront_billing_v1_Invoice | null);
}

/**
 * Response of ReversePayment.
 */
export interface ReversePaymentResponse__Output {
  'invoice': (_storefront_billing_v1_Invoice__Output | null);
}
