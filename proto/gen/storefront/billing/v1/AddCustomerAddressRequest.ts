// Original file: storefront/billing/v1/billing.proto

import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';

export interface AddCustomerAddressRequest {
  'customer'?: (string);
  /**
   * Without an ID.
   */
  'address'?: (_storefront_common_v1_Address | null);
}

export interface AddCustomerAddressRequest__Output {
  'customer': (string);
  /**
   * Without an ID.
   */
  'address': (_storefront_common_v1_Address__Output | null);
}
