// Original file: storefront/billing/v1/billing.proto


export interface PayInvoiceRequest {
  'invoiceId'?: (string);
  /**
   * Where the hosted page of a new session sends the shopper, as in AuthorizePaymentRequest.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}

export interface PayInvoiceRequest__Output {
  'invoiceId': (string);
  /**
   * Where the hosted page of a new session sends the shopper, as in AuthorizePaymentRequest.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}
