// Original file: storefront/billing/v1/billing.proto


export interface InvoicePayment {
  'id'?: (string);
  'amount'?: (string);
  'paidAt'?: (string);
  'source'?: (string);
}

export interface InvoicePayment__Output {
  'id': (string);
  'amount': (string);
  'paidAt': (string);
  'source': (string);
}
