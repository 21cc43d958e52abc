// Original file: storefront/billing/v1/billing.proto


export interface RenderInvoiceRequest {
  'invoiceId'?: (string);
  /**
   * The ETags that the caller holds; "*" matches any.
   */
  'knownEtags'?: (string)[];
}

export interface RenderInvoiceRequest__Output {
  'invoiceId': (string);
  /**
   * The ETags that the caller holds; "*" matches any.
   */
  'knownEtags': (string)[];
}
