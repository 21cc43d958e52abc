// Original file: storefront/billing/v1/billing.proto


/**
 * Request for DeleteAddress.
 */
export interface DeleteAddressRequest {
  'addressId'?: (string);
}

/**
 * Request for DeleteAddress.
 */
export interface DeleteAddressRequest__Output {
  'addressId': (string);
}
