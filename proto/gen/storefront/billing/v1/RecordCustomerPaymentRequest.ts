// Original file: storefront/billing/v1/billing.proto

import type { PaymentAllocation as _storefront_billing_v1_PaymentAllocation, PaymentAllocation__Output as _storefront_billing_v1_PaymentAllocation__Output } from '../../../storefront/billing/v1/PaymentAllocation.ts';

export interface RecordCustomerPaymentRequest {
  /**
   * An ID or email.
   */
  'customer'?: (string);
  'amount'?: (string);
  /**
   * If empty, what is due first is paid.
   */
  'allocations'?: (_storefront_billing_v1_PaymentAllocation)[];
  /**
   * As in RecordPaymentRequest.
   */
  'date'?: (string);
  /**
   * The store's reference. It is recorded once per customer.
   */
  'reference'?: (string);
  '_date'?: "date";
  '_reference'?: "reference";
}

export interface RecordCustomerPaymentRequest__Output {
  /**
   * An ID or email.
   */
  'customer': (string);
  'amount': (string);
  /**
   * If empty, what is due first is paid.
   */
  'allocations': (_storefront_billing_v1_PaymentAllocation__Output)[];
  /**
   * As in RecordPaymentRequest.
   */
  'date'?: (string);
  /**
   * The store's reference. It is recorded once per customer.
   */
  'reference'?: (string);
  '_date'?: "date";
  '_reference'?: "reference";
}
