// Original file: storefront/billing/v1/billing.proto

import type { PaymentAuthorized as _storefront_billing_v1_PaymentAuthorized, PaymentAuthorized__Output as _storefront_billing_v1_PaymentAuthorized__Output } from '../../../storefront/billing/v1/PaymentAuthorized.ts';
import type { OverCreditLimit as _storefront_billing_v1_OverCreditLimit, OverCreditLimit__Output as _storefront_billing_v1_OverCreditLimit__Output } from '../../../storefront/billing/v1/OverCreditLimit.ts';

export interface AuthorizePaymentResponse {
  'authorized'?: (_storefront_billing_v1_PaymentAuthorized | null);
  'overCreditLimit'?: (_storefront_billing_v1_OverCreditLimit | null);
  'outcome'?: "authorized"|"overCreditLimit";
}

export interface AuthorizePaymentResponse__Output {
  'authorized'?: (_storefront_billing_v1_PaymentAuthorized__Output | null);
  'overCreditLimit'?: (_storefront_billing_v1_OverCreditLimit__Output | null);
  'outcome'?: "authorized"|"overCreditLimit";
}
