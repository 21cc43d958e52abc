// Original file: storefront/billing/v1/billing.proto


export interface GetInvoiceRequest {
  'invoiceId'?: (string);
}

export interface GetInvoiceRequest__Output {
  'invoiceId': (string);
}
