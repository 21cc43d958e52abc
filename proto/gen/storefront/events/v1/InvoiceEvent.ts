// Original file: storefront/events/v1/events.proto

import type { Invoice as _storefront_billing_v1_Invoice, Invoice__Output as _storefront_billing_v1_Invoice__Output } from '../../../storefront/billing/v1/Invoice.ts';

/**
 * Data of invoice.issued, invoice.paid, and invoice.voided, and of two internal events: invoice.payment_reversed, and invoice.settled about any other
 * change of an invoice's settlement, and a payment that does not change it.
 */
export interface InvoiceEvent {
  'invoice'?: (_storefront_billing_v1_Invoice | null);
}

/**
 * Data of invoice.issued, invoice.paid, and invoice.voided, and of two internal events: invoice.payment_reversed, and invoice.settled about any other
 * change of an invoice's settlement, and a payment that does not change it.
 */
export interface InvoiceEvent__Output {
  'invoice': (_storefront_billing_v1_Invoice__Output | null);
}
