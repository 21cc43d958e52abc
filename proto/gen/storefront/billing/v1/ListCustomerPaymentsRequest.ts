// Original file: storefront/billing/v1/billing.proto


export interface ListCustomerPaymentsRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListCustomerPaymentsRequest__Output {
  'limit': (number);
  'offset': (number);
}
