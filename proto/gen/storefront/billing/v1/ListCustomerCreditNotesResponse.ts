// Original file: storefront/billing/v1/billing.proto

import type { CreditNote as _storefront_billing_v1_CreditNote, CreditNote__Output as _storefront_billing_v1_CreditNote__Output } from '../../../storefront/billing/v1/CreditNote.ts';

export interface ListCustomerCreditNotesResponse {
  'creditNotes'?: (_storefront_billing_v1_CreditNote)[];
  'total'?: (number);
}

export interface ListCustomerCreditNotesResponse__Output {
  'creditNotes': (_storefront_billing_v1_CreditNote__Output)[];
  'total': (number);
}
