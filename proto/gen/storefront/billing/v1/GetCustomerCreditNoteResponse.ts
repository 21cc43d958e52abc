// Original file: storefront/billing/v1/billing.proto

import type { CreditNote as _storefront_billing_v1_CreditNote, CreditNote__Output as _storefront_billing_v1_CreditNote__Output } from '../../../storefront/billing/v1/CreditNote.ts';

export interface GetCustomerCreditNoteResponse {
  'creditNote'?: (_storefront_billing_v1_CreditNote | null);
}

export interface GetCustomerCreditNoteResponse__Output {
  'creditNote': (_storefront_billing_v1_CreditNote__Output | null);
}
