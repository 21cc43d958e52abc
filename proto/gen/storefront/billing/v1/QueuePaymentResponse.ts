// Original file: storefront/billing/v1/billing_sandbox.proto

import type { SandboxPayment as _storefront_billing_v1_SandboxPayment, SandboxPayment__Output as _storefront_billing_v1_SandboxPayment__Output } from '../../../storefront/billing/v1/SandboxPayment.ts';

export interface QueuePaymentResponse {
  'payment'?: (_storefront_billing_v1_SandboxPayment | null);
  'replayed'?: (boolean);
}

export interface QueuePaymentResponse__Output {
  'payment': (_storefront_billing_v1_SandboxPayment__Output | null);
  'replayed': (boolean);
}
