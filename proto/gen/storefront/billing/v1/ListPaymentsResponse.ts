// Original file: storefront/billing/v1/billing_sandbox.proto

import type { SandboxPayment as _storefront_billing_v1_SandboxPayment, SandboxPayment__Output as _storefront_billing_v1_SandboxPayment__Output } from '../../../storefront/billing/v1/SandboxPayment.ts';

export interface ListPaymentsResponse {
  'payments'?: (_storefront_billing_v1_SandboxPayment)[];
}

export interface ListPaymentsResponse__Output {
  'payments': (_storefront_billing_v1_SandboxPayment__Output)[];
}
