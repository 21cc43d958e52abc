// Original file: storefront/billing/v1/billing_sandbox.proto

import type { CreditStatus as _storefront_billing_v1_CreditStatus, CreditStatus__Output as _storefront_billing_v1_CreditStatus__Output } from '../../../storefront/billing/v1/CreditStatus.ts';

export interface SetCreditResponse {
  'credit'?: (_storefront_billing_v1_CreditStatus | null);
}

export interface SetCreditResponse__Output {
  'credit': (_storefront_billing_v1_CreditStatus__Output | null);
}
