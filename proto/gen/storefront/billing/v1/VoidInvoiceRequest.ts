// Original file: storefront/billing/v1/billing.proto


export interface VoidInvoiceRequest {
  'invoice'?: (string);
}

export interface VoidInvoiceRequest__Output {
  'invoice': (string);
}
