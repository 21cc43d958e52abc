// Original file: storefront/billing/v1/billing.proto

import type { CustomerFields as _storefront_billing_v1_CustomerFields, CustomerFields__Output as _storefront_billing_v1_CustomerFields__Output } from '../../../storefront/billing/v1/CustomerFields.ts';

/**
 * A customer of an import.
 */
export interface CustomerRow {
  /**
   * The email is required, and the name for a new customer. An empty text clears an optional field. A password cannot be imported.
   */
  'fields'?: (_storefront_billing_v1_CustomerFields | null);
  /**
   * Allows every rail that the store offers.
   */
  'clearPaymentRails'?: (boolean);
  'clearAddresses'?: (boolean);
}

/**
 * A customer of an import.
 */
export interface CustomerRow__Output {
  /**
   * The email is required, and the name for a new customer. An empty text clears an optional field. A password cannot be imported.
   */
  'fields': (_storefront_billing_v1_CustomerFields__Output | null);
  /**
   * Allows every rail that the store offers.
   */
  'clearPaymentRails': (boolean);
  'clearAddresses': (boolean);
}
