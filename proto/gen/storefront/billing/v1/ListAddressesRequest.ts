// Original file: storefront/billing/v1/billing.proto


/**
 * Request for ListAddresses.
 */
export interface ListAddressesRequest {
  'limit'?: (number);
  'offset'?: (number);
}

/**
 * Request for ListAddresses.
 */
export interface ListAddressesRequest__Output {
  'limit': (number);
  'offset': (number);
}
