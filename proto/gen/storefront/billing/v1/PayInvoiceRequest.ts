// Original file: storefront/billing/v1/billing.proto


export interface PayInvoiceRequest {
  'invoiceId'?: (string);
}

export interface PayInvoiceRequest__Output {
  'invoiceId': (string);
}
