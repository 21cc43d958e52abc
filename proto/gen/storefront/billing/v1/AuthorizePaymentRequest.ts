// Original file: storefront/billing/v1/billing.proto

import type { PaymentRail as _storefront_common_v1_PaymentRail, PaymentRail__Output as _storefront_common_v1_PaymentRail__Output } from '../../../storefront/common/v1/PaymentRail.ts';

export interface AuthorizePaymentRequest {
  'checkoutId'?: (string);
  'orderId'?: (string);
  'paymentRail'?: (_storefront_common_v1_PaymentRail);
  'amount'?: (string);
  'currency'?: (string);
  /**
   * How long the hold lasts unless it is committed; 1 to 86,400.
   */
  'holdSeconds'?: (number);
  /**
   * Where the hosted page sends the shopper after paying; prepaid only, as is cancel_url.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  /**
   * Returns the result without writing anything, for a checkout preview.
   */
  'dryRun'?: (boolean);
  /**
   * One of the customer's stored addresses, to be returned in full.
   */
  'addressId'?: (string);
  /**
   * The number that the order will have, which the hosted page shows.
   */
  'orderNumber'?: (string);
  /**
   * Another one of the customer's stored addresses, to be returned in full.
   */
  'billingAddressId'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
  '_addressId'?: "addressId";
  '_orderNumber'?: "orderNumber";
  '_billingAddressId'?: "billingAddressId";
}

export interface AuthorizePaymentRequest__Output {
  'checkoutId': (string);
  'orderId': (string);
  'paymentRail': (_storefront_common_v1_PaymentRail__Output);
  'amount': (string);
  'currency': (string);
  /**
   * How long the hold lasts unless it is committed; 1 to 86,400.
   */
  'holdSeconds': (number);
  /**
   * Where the hosted page sends the shopper after paying; prepaid only, as is cancel_url.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  /**
   * Returns the result without writing anything, for a checkout preview.
   */
  'dryRun': (boolean);
  /**
   * One of the customer's stored addresses, to be returned in full.
   */
  'addressId'?: (string);
  /**
   * The number that the order will have, which the hosted page shows.
   */
  'orderNumber'?: (string);
  /**
   * Another one of the customer's stored addresses, to be returned in full.
   */
  'billingAddressId'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
  '_addressId'?: "addressId";
  '_orderNumber'?: "orderNumber";
  '_billingAddressId'?: "billingAddressId";
}
