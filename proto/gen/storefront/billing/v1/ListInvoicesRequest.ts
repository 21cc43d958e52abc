// Original file: storefront/billing/v1/billing.proto


export interface ListInvoicesRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListInvoicesRequest__Output {
  'limit': (number);
  'offset': (number);
}
