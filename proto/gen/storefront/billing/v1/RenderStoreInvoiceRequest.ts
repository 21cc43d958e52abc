// Original file: storefront/billing/v1/billing.proto


/**
 * Request for RenderStoreInvoice.
 */
export interface RenderStoreInvoiceRequest {
  /**
   * An ID or a number.
   */
  'invoice'?: (string);
}

/**
 * Request for RenderStoreInvoice.
 */
export interface RenderStoreInvoiceRequest__Output {
  /**
   * An ID or a number.
   */
  'invoice': (string);
}
