// Original file: storefront/billing/v1/billing.proto


export interface RemoveCustomerAddressRequest {
  'customer'?: (string);
  'addressId'?: (string);
}

export interface RemoveCustomerAddressRequest__Output {
  'customer': (string);
  'addressId': (string);
}
