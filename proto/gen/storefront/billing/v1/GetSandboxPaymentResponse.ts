// Original file: storefront/billing/v1/billing.proto

import type { PaymentSession as _storefront_billing_v1_PaymentSession, PaymentSession__Output as _storefront_billing_v1_PaymentSession__Output } from '../../../storefront/billing/v1/PaymentSession.ts';

export interface GetSandboxPaymentResponse {
  'paymentSession'?: (_storefront_billing_v1_PaymentSession | null);
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}

export interface GetSandboxPaymentResponse__Output {
  'paymentSession': (_storefront_billing_v1_PaymentSession__Output | null);
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}
