// Original file: storefront/billing/v1/billing.proto


export interface DeleteAddressRequest {
  'addressId'?: (string);
}

export interface DeleteAddressRequest__Output {
  'addressId': (string);
}
