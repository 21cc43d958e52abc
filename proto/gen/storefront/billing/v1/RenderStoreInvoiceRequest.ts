// Original file: storefront/billing/v1/billing.proto


export interface RenderStoreInvoiceRequest {
  'invoice'?: (string);
}

export interface RenderStoreInvoiceRequest__Output {
  'invoice': (string);
}
