// Original file: storefront/billing/v1/billing.proto

import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';

/**
 * Request for AddCustomerAddress.
 */
export interface AddCustomerAddressRequest {
  /**
   * An ID or an email.
   */
  'customer'?: (string);
  /**
   * Without an ID.
   */
  'address'?: (_storefront_common_v1_Address | null);
}

/**
 * Request for AddCustomerAddress.
 */
export interface AddCustomerAddressRequest__Output {
  /**
   * An ID or an email.
   */
  'customer': (string);
  /**
   * Without an ID.
   */
  'address': (_storefront_common_v1_Address__Output | null);
}
