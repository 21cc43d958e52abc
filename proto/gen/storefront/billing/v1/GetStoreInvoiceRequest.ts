// Original file: storefront/billing/v1/billing.proto


/**
 * Request for GetStoreInvoice.
 */
export interface GetStoreInvoiceRequest {
  /**
   * An ID or a number.
   */
  'invoice'?: (string);
}

/**
 * Request for GetStoreInvoice.
 */
export interface GetStoreInvoiceRequest__Output {
  /**
   * An ID or a number.
   */
  'invoice': (string);
}
