// Original file: storefront/billing/v1/billing_sandbox.proto

import type { SandboxPayment as _storefront_billing_v1_SandboxPayment, SandboxPayment__Output as _storefront_billing_v1_SandboxPayment__Output } from '../../../storefront/billing/v1/SandboxPayment.ts';

/**
 * The queued payment.
 */
export interface QueuePaymentResponse {
  'payment'?: (_storefront_billing_v1_SandboxPayment | null);
  /**
   * Whether the response is the stored one of an earlier request with the same Idempotency-Key.
   */
  'replayed'?: (boolean);
}

/**
 * The queued payment.
 */
export interface QueuePaymentResponse__Output {
  'payment': (_storefront_billing_v1_SandboxPayment__Output | null);
  /**
   * Whether the response is the stored one of an earlier request with the same Idempotency-Key.
   */
  'replayed': (boolean);
}
