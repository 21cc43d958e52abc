// Original file: storefront/billing/v1/billing.proto


export interface GetStoreCustomerRequest {
  'customer'?: (string);
}

export interface GetStoreCustomerRequest__Output {
  'customer': (string);
}
