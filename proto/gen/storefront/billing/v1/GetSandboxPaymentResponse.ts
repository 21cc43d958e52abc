// Original file: storefront/billing/v1/billing.proto

import type { PaymentSession as _storefront_billing_v1_PaymentSession, PaymentSession__Output as _storefront_billing_v1_PaymentSession__Output } from '../../../storefront/billing/v1/PaymentSession.ts';

export interface GetSandboxPaymentResponse {
  'paymentSession'?: (_storefront_billing_v1_PaymentSession | null);
  /**
   * Where the shopper goes after paying or being declined.
   */
  'returnUrl'?: (string);
  /**
   * Where the shopper goes after giving up.
   */
  'cancelUrl'?: (string);
  'storeName'?: (string);
  /**
   * The number of the order or invoice.
   */
  'payableNumber'?: (string);
  /**
   * The store's time, which can be ahead of the real time.
   */
  'now'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}

export interface GetSandboxPaymentResponse__Output {
  'paymentSession': (_storefront_billing_v1_PaymentSession__Output | null);
  /**
   * Where the shopper goes after paying or being declined.
   */
  'returnUrl'?: (string);
  /**
   * Where the shopper goes after giving up.
   */
  'cancelUrl'?: (string);
  'storeName': (string);
  /**
   * The number of the order or invoice.
   */
  'payableNumber': (string);
  /**
   * The store's time, which can be ahead of the real time.
   */
  'now': (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}
