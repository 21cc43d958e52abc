// Original file: storefront/billing/v1/billing_sandbox.proto


export interface GetInvoiceEventRequest {
  'invoice'?: (string);
}

export interface GetInvoiceEventRequest__Output {
  'invoice': (string);
}
