// Original file: storefront/billing/v1/billing_sandbox.proto

import type { CreditStatus as _storefront_billing_v1_CreditStatus, CreditStatus__Output as _storefront_billing_v1_CreditStatus__Output } from '../../../storefront/billing/v1/CreditStatus.ts';

/**
 * The credit status with the new terms.
 */
export interface SetCreditResponse {
  'credit'?: (_storefront_billing_v1_CreditStatus | null);
}

/**
 * The credit status with the new terms.
 */
export interface SetCreditResponse__Output {
  'credit': (_storefront_billing_v1_CreditStatus__Output | null);
}
