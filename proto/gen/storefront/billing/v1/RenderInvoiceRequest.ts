// Original file: storefront/billing/v1/billing.proto


/**
 * Request for RenderInvoice.
 */
export interface RenderInvoiceRequest {
  'invoiceId'?: (string);
  /**
   * The ETags that the caller holds; "*" matches any.
   */
  'knownEtags'?: (string)[];
}

/**
 * Request for RenderInvoice.
 */
export interface RenderInvoiceRequest__Output {
  'invoiceId': (string);
  /**
   * The ETags that the caller holds; "*" matches any.
   */
  'knownEtags': (string)[];
}
