// Original file: storefront/billing/v1/billing.proto

import type { PaymentRail as _storefront_common_v1_PaymentRail, PaymentRail__Output as _storefront_common_v1_PaymentRail__Output } from '../../../storefront/common/v1/PaymentRail.ts';

export interface AuthorizePaymentRequest {
  'checkoutId'?: (string);
  'orderId'?: (string);
  'paymentRail'?: (_storefront_common_v1_PaymentRail);
  'amount'?: (string);
  'currency'?: (string);
  'holdSeconds'?: (number);
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  'dryRun'?: (boolean);
  'addressId'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
  '_addressId'?: "addressId";
}

export interface AuthorizePaymentRequest__Output {
  'checkoutId': (string);
  'orderId': (string);
  'paymentRail': (_storefront_common_v1_PaymentRail__Output);
  'amount': (string);
  'currency': (string);
  'holdSeconds': (number);
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  'dryRun': (boolean);
  'addressId'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
  '_addressId'?: "addressId";
}
