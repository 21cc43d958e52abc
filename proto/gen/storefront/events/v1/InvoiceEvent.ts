// Original file: storefront/events/v1/events.proto

import type { Invoice as _storefront_billing_v1_Invoice, Invoice__Output as _storefront_billing_v1_Invoice__Output } from '../../../storefront/billing/v1/Invoice.ts';

/**
 * Data of the events of invoices. invoice.settled is internal: it is about any change of an invoice's settlement that is neither a payment in full nor a void, and
 * about a payment that does not change it.
 */
export interface InvoiceEvent {
  /**
   * Unset if paid_by_credit is set.
   */
  'invoice'?: (_storefront_billing_v1_Invoice | null);
  /**
   * The invoice of an invoice.paid that a credit note caused and no payment. Orders ignores it, because invoice.settled precedes it.
   */
  'paidByCredit'?: (_storefront_billing_v1_Invoice | null);
}

/**
 * Data of the events of invoices. invoice.settled is internal: it is about any change of an invoice's settlement that is neither a payment in full nor a void, and
 * about a payment that does not change it.
 */
export interface InvoiceEvent__Output {
  /**
   * Unset if paid_by_credit is set.
   */
  'invoice': (_storefront_billing_v1_Invoice__Output | null);
  /**
   * The invoice of an invoice.paid that a credit note caused and no payment. Orders ignores it, because invoice.settled precedes it.
   */
  'paidByCredit': (_storefront_billing_v1_Invoice__Output | null);
}
