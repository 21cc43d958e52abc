// Original file: storefront/billing/v1/billing_sandbox.proto


export interface GetCustomerEventRequest {
  'customer'?: (string);
}

export interface GetCustomerEventRequest__Output {
  'customer': (string);
}
