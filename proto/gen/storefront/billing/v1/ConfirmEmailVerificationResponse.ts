// Original file: storefront/billing/v1/billing.proto

import type { Customer as _storefront_billing_v1_Customer, Customer__Output as _storefront_billing_v1_Customer__Output } from '../../../storefront/billing/v1/Customer.ts';

export interface ConfirmEmailVerificationResponse {
  'customer'?: (_storefront_billing_v1_Customer | null);
}

export interface ConfirmEmailVerificationResponse__Output {
  'customer': (_storefront_billing_v1_Customer__Output | null);
}
