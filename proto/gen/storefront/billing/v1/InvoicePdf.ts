// Original file: storefront/billing/v1/billing.proto


/**
 * The head of a PDF.
 */
export interface InvoicePdf {
  /**
   * The number of the invoice.
   */
  'number'?: (string);
  /**
   * Quoted, as in an HTTP header.
   */
  'etag'?: (string);
  'sizeBytes'?: (number);
  /**
   * True if the caller knows the current ETag; no chunk follows.
   */
  'isUnchanged'?: (boolean);
}

/**
 * The head of a PDF.
 */
export interface InvoicePdf__Output {
  /**
   * The number of the invoice.
   */
  'number': (string);
  /**
   * Quoted, as in an HTTP header.
   */
  'etag': (string);
  'sizeBytes': (number);
  /**
   * True if the caller knows the current ETag; no chunk follows.
   */
  'isUnchanged': (boolean);
}
