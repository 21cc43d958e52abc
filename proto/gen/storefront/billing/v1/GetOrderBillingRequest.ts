// Original file: storefront/billing/v1/billing.proto


export interface GetOrderBillingRequest {
  'orderId'?: (string);
}

export interface GetOrderBillingRequest__Output {
  'orderId': (string);
}
