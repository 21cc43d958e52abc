// Original file: storefront/billing/v1/billing.proto

import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';

export interface AddCustomerAddressResponse {
  'address'?: (_storefront_common_v1_Address | null);
}

export interface AddCustomerAddressResponse__Output {
  'address': (_storefront_common_v1_Address__Output | null);
}
