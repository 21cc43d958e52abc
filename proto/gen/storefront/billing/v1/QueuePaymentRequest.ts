// Original file: storefront/billing/v1/billing_sandbox.proto

import type { _storefront_billing_v1_SandboxPayment_Outcome, _storefront_billing_v1_SandboxPayment_Outcome__Output } from '../../../storefront/billing/v1/SandboxPayment.ts';

export interface QueuePaymentRequest {
  'outcome'?: (_storefront_billing_v1_SandboxPayment_Outcome);
  'delaySeconds'?: (number);
  'amount'?: (string);
  '_amount'?: "amount";
}

export interface QueuePaymentRequest__Output {
  'outcome': (_storefront_billing_v1_SandboxPayment_Outcome__Output);
  'delaySeconds': (number);
  'amount'?: (string);
  '_amount'?: "amount";
}
