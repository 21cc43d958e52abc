// Original file: storefront/billing/v1/billing.proto


/**
 * Request for GetStoreCustomer.
 */
export interface GetStoreCustomerRequest {
  /**
   * An ID or an email.
   */
  'customer'?: (string);
}

/**
 * Request for GetStoreCustomer.
 */
export interface GetStoreCustomerRequest__Output {
  /**
   * An ID or an email.
   */
  'customer': (string);
}
