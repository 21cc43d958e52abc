// Original file: storefront/billing/v1/billing.proto

import type { Customer as _storefront_billing_v1_Customer, Customer__Output as _storefront_billing_v1_Customer__Output } from '../../../storefront/billing/v1/Customer.ts';
import type { PaymentSession as _storefront_billing_v1_PaymentSession, PaymentSession__Output as _storefront_billing_v1_PaymentSession__Output } from '../../../storefront/billing/v1/PaymentSession.ts';
import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';
import type { PaymentTerms as _storefront_billing_v1_PaymentTerms, PaymentTerms__Output as _storefront_billing_v1_PaymentTerms__Output } from '../../../storefront/billing/v1/PaymentTerms.ts';

/**
 * The outcome of a payment that may proceed.
 */
export interface PaymentAuthorized {
  /**
   * The customer at this time, to be copied into the order.
   */
  'customer'?: (_storefront_billing_v1_Customer | null);
  'paymentTermsDays'?: (number);
  /**
   * Prepaid only.
   */
  'paymentSession'?: (_storefront_billing_v1_PaymentSession | null);
  /**
   * The address that address_id named.
   */
  'address'?: (_storefront_common_v1_Address | null);
  /**
   * Unset for cash and prepaid.
   */
  'paymentTerms'?: (_storefront_billing_v1_PaymentTerms | null);
  /**
   * The address that billing_address_id named.
   */
  'billingAddress'?: (_storefront_common_v1_Address | null);
  '_paymentSession'?: "paymentSession";
  '_address'?: "address";
  '_paymentTerms'?: "paymentTerms";
  '_billingAddress'?: "billingAddress";
}

/**
 * The outcome of a payment that may proceed.
 */
export interface PaymentAuthorized__Output {
  /**
   * The customer at this time, to be copied into the order.
   */
  'customer': (_storefront_billing_v1_Customer__Output | null);
  'paymentTermsDays': (number);
  /**
   * Prepaid only.
   */
  'paymentSession'?: (_storefront_billing_v1_PaymentSession__Output | null);
  /**
   * The address that address_id named.
   */
  'address'?: (_storefront_common_v1_Address__Output | null);
  /**
   * Unset for cash and prepaid.
   */
  'paymentTerms'?: (_storefront_billing_v1_PaymentTerms__Output | null);
  /**
   * The address that billing_address_id named.
   */
  'billingAddress'?: (_storefront_common_v1_Address__Output | null);
  '_paymentSession'?: "paymentSession";
  '_address'?: "address";
  '_paymentTerms'?: "paymentTerms";
  '_billingAddress'?: "billingAddress";
}
