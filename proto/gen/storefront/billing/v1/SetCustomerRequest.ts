// Original file: storefront/billing/v1/billing.proto

import type { CustomerFields as _storefront_billing_v1_CustomerFields, CustomerFields__Output as _storefront_billing_v1_CustomerFields__Output } from '../../../storefront/billing/v1/CustomerFields.ts';

export interface SetCustomerRequest {
  'customer'?: (string);
  'fields'?: (_storefront_billing_v1_CustomerFields | null);
}

export interface SetCustomerRequest__Output {
  'customer': (string);
  'fields': (_storefront_billing_v1_CustomerFields__Output | null);
}
