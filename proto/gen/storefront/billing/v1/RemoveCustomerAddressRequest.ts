// Original file: storefront/billing/v1/billing.proto


/**
 * Request for RemoveCustomerAddress.
 */
export interface RemoveCustomerAddressRequest {
  /**
   * An ID or an email.
   */
  'customer'?: (string);
  'addressId'?: (string);
}

/**
 * Request for RemoveCustomerAddress.
 */
export interface RemoveCustomerAddressRequest__Output {
  /**
   * An ID or an email.
   */
  'customer': (string);
  'addressId': (string);
}
