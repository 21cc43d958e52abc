// Original file: storefront/events/v1/events.proto

import type { Invoice as _storefront_billing_v1_Invoice, Invoice__Output as _storefront_billing_v1_Invoice__Output } from '../../../storefront/billing/v1/Invoice.ts';

/**
 * Data of invoice.backdated, an internal event from billing to orders about an invoice of a sandbox history, whose order was delivered.
 */
export interface BackdatedInvoiceEvent {
  'invoice'?: (_storefront_billing_v1_Invoice | null);
  /**
   * The settings of the store as JSON.
   */
  'storeJson'?: (string);
}

/**
 * Data of invoice.backdated, an internal event from billing to orders about an invoice of a sandbox history, whose order was delivered.
 */
export interface BackdatedInvoiceEvent__Output {
  'invoice': (_storefront_billing_v1_Invoice__Output | null);
  /**
   * The settings of the store as JSON.
   */
  'storeJson': (string);
}
