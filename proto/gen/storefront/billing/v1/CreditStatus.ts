// Original file: storefront/billing/v1/billing.proto

import type { PaymentTerms as _storefront_billing_v1_PaymentTerms, PaymentTerms__Output as _storefront_billing_v1_PaymentTerms__Output } from '../../../storefront/billing/v1/PaymentTerms.ts';

export interface CreditStatus {
  'status'?: (string);
  'currency'?: (string);
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'availableCredit'?: (string);
  'overdueAmount'?: (string);
  'oldestDueAt'?: (string);
  'paymentTerms'?: (_storefront_billing_v1_PaymentTerms | null);
  'asOf'?: (string);
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
  '_availableCredit'?: "availableCredit";
  '_overdueAmount'?: "overdueAmount";
  '_oldestDueAt'?: "oldestDueAt";
  '_paymentTerms'?: "paymentTerms";
}

export interface CreditStatus__Output {
  'status': (string);
  'currency': (string);
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'availableCredit'?: (string);
  'overdueAmount'?: (string);
  'oldestDueAt'?: (string);
  'paymentTerms'?: (_storefront_billing_v1_PaymentTerms__Output | null);
  'asOf': (string);
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
  '_availableCredit'?: "availableCredit";
  '_overdueAmount'?: "overdueAmount";
  '_oldestDueAt'?: "oldestDueAt";
  '_paymentTerms'?: "paymentTerms";
}
