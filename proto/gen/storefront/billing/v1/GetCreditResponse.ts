// Original file: storefront/billing/v1/billing.proto

import type { CreditEntry as _storefront_billing_v1_CreditEntry, CreditEntry__Output as _storefront_billing_v1_CreditEntry__Output } from '../../../storefront/billing/v1/CreditEntry.ts';

export interface GetCreditResponse {
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'entries'?: (_storefront_billing_v1_CreditEntry)[];
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
}

export interface GetCreditResponse__Output {
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'entries': (_storefront_billing_v1_CreditEntry__Output)[];
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
}
