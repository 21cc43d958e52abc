// Original file: storefront/billing/v1/billing.proto

import type { PaymentTerms as _storefront_billing_v1_PaymentTerms, PaymentTerms__Output as _storefront_billing_v1_PaymentTerms__Output } from '../../../storefront/billing/v1/PaymentTerms.ts';

/**
 * A customer's credit standing. Amounts are unset without a credit account.
 */
export interface CreditStatus {
  /**
   * GOOD, NEAR_LIMIT, OVER_LIMIT, ON_HOLD, or NO_CREDIT.
   */
  'status'?: (string);
  'currency'?: (string);
  'creditLimit'?: (string);
  'balance'?: (string);
  /**
   * Reserved by checkouts and orders that have no invoice yet.
   */
  'held'?: (string);
  'availableCredit'?: (string);
  'overdueAmount'?: (string);
  'oldestDueAt'?: (string);
  'paymentTerms'?: (_storefront_billing_v1_PaymentTerms | null);
  'asOf'?: (string);
  /**
   * The customer's money that pays for nothing yet. Set without a credit account, too.
   */
  'unappliedCredit'?: (string);
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
  '_availableCredit'?: "availableCredit";
  '_overdueAmount'?: "overdueAmount";
  '_oldestDueAt'?: "oldestDueAt";
  '_paymentTerms'?: "paymentTerms";
}

/**
 * A customer's credit standing. Amounts are unset without a credit account.
 */
export interface CreditStatus__Output {
  /**
   * GOOD, NEAR_LIMIT, OVER_LIMIT, ON_HOLD, or NO_CREDIT.
   */
  'status': (string);
  'currency': (string);
  'creditLimit'?: (string);
  'balance'?: (string);
  /**
   * Reserved by checkouts and orders that have no invoice yet.
   */
  'held'?: (string);
  'availableCredit'?: (string);
  'overdueAmount'?: (string);
  'oldestDueAt'?: (string);
  'paymentTerms'?: (_storefront_billing_v1_PaymentTerms__Output | null);
  'asOf': (string);
  /**
   * The customer's money that pays for nothing yet. Set without a credit account, too.
   */
  'unappliedCredit': (string);
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
  '_availableCredit'?: "availableCredit";
  '_overdueAmount'?: "overdueAmount";
  '_oldestDueAt'?: "oldestDueAt";
  '_paymentTerms'?: "paymentTerms";
}
