// Original file: storefront/billing/v1/billing.proto

import type { CreditEntry as _storefront_billing_v1_CreditEntry, CreditEntry__Output as _storefront_billing_v1_CreditEntry__Output } from '../../../storefront/billing/v1/CreditEntry.ts';

export interface GetCreditResponse {
  /**
   * Amounts are unset without a credit account.
   */
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'entries'?: (_storefront_billing_v1_CreditEntry)[];
  /**
   * The customer's money that pays for nothing yet; unset if there never was any.
   */
  'unappliedAmount'?: (string);
  /**
   * refund or applied; a negative amount was spent.
   */
  'unappliedEntries'?: (_storefront_billing_v1_CreditEntry)[];
  'customerId'?: (string);
  'email'?: (string);
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
  '_unappliedAmount'?: "unappliedAmount";
}

export interface GetCreditResponse__Output {
  /**
   * Amounts are unset without a credit account.
   */
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'entries': (_storefront_billing_v1_CreditEntry__Output)[];
  /**
   * The customer's money that pays for nothing yet; unset if there never was any.
   */
  'unappliedAmount'?: (string);
  /**
   * refund or applied; a negative amount was spent.
   */
  'unappliedEntries': (_storefront_billing_v1_CreditEntry__Output)[];
  'customerId': (string);
  'email': (string);
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
  '_unappliedAmount'?: "unappliedAmount";
}
