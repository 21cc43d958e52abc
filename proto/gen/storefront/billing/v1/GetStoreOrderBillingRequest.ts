// Original file: storefront/billing/v1/billing.proto


/**
 * Request for GetStoreOrderBilling.
 */
export interface GetStoreOrderBillingRequest {
  'orderId'?: (string);
}

/**
 * Request for GetStoreOrderBilling.
 */
export interface GetStoreOrderBillingRequest__Output {
  'orderId': (string);
}
