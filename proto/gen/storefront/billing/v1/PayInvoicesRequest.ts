// Original file: storefront/billing/v1/billing.proto


export interface _storefront_billing_v1_PayInvoicesRequest_Part {
  'invoiceId'?: (string);
  /**
   * Unset pays all that is due.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}

export interface _storefront_billing_v1_PayInvoicesRequest_Part__Output {
  'invoiceId': (string);
  /**
   * Unset pays all that is due.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}

export interface PayInvoicesRequest {
  /**
   * 1 to 100 invoices of one currency, each of them once.
   */
  'invoices'?: (_storefront_billing_v1_PayInvoicesRequest_Part)[];
  /**
   * Where the hosted page sends the shopper, as in AuthorizePaymentRequest.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}

export interface PayInvoicesRequest__Output {
  /**
   * 1 to 100 invoices of one currency, each of them once.
   */
  'invoices': (_storefront_billing_v1_PayInvoicesRequest_Part__Output)[];
  /**
   * Where the hosted page sends the shopper, as in AuthorizePaymentRequest.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}
