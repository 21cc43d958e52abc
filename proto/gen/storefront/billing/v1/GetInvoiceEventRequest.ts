// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * The ID or number of an invoice.
 */
export interface GetInvoiceEventRequest {
  'invoice'?: (string);
}

/**
 * The ID or number of an invoice.
 */
export interface GetInvoiceEventRequest__Output {
  'invoice': (string);
}
