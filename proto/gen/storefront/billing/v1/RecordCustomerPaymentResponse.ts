// Original file: storefront/billing/v1/billing.proto

import type { PaymentAllocation as _storefront_billing_v1_PaymentAllocation, PaymentAllocation__Output as _storefront_billing_v1_PaymentAllocation__Output } from '../../../storefront/billing/v1/PaymentAllocation.ts';

export interface RecordCustomerPaymentResponse {
  'paymentId'?: (string);
  'allocations'?: (_storefront_billing_v1_PaymentAllocation)[];
  /**
   * All unapplied credit of the customer.
   */
  'unappliedCredit'?: (string);
}

export interface RecordCustomerPaymentResponse__Output {
  'paymentId': (string);
  'allocations': (_storefront_billing_v1_PaymentAllocation__Output)[];
  /**
   * All unapplied credit of the customer.
   */
  'unappliedCredit': (string);
}
