// Original file: storefront/billing/v1/billing.proto


export interface ListAddressesRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListAddressesRequest__Output {
  'limit': (number);
  'offset': (number);
}
