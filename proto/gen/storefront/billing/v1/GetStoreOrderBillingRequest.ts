// Original file: storefront/billing/v1/billing.proto


export interface GetStoreOrderBillingRequest {
  'orderId'?: (string);
}

export interface GetStoreOrderBillingRequest__Output {
  'orderId': (string);
}
