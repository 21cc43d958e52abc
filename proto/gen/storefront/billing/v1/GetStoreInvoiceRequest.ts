// Original file: storefront/billing/v1/billing.proto


export interface GetStoreInvoiceRequest {
  'invoice'?: (string);
}

export interface GetStoreInvoiceRequest__Output {
  'invoice': (string);
}
