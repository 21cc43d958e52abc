// Original file: storefront/events/v1/events.proto

import type { CreditNote as _storefront_billing_v1_CreditNote, CreditNote__Output as _storefront_billing_v1_CreditNote__Output } from '../../../storefront/billing/v1/CreditNote.ts';
import type { Settlement as _storefront_billing_v1_Settlement, Settlement__Output as _storefront_billing_v1_Settlement__Output } from '../../../storefront/billing/v1/Settlement.ts';

/**
 * Data of credit_note.issued.
 */
export interface CreditNoteEvent {
  'creditNote'?: (_storefront_billing_v1_CreditNote | null);
  /**
   * What of the invoice has not been credited.
   */
  'invoiceUncredited'?: (string);
  /**
   * The settlement of the invoice after the credit note.
   */
  'settlement'?: (_storefront_billing_v1_Settlement);
}

/**
 * Data of credit_note.issued.
 */
export interface CreditNoteEvent__Output {
  'creditNote': (_storefront_billing_v1_CreditNote__Output | null);
  /**
   * What of the invoice has not been credited.
   */
  'invoiceUncredited': (string);
  /**
   * The settlement of the invoice after the credit note.
   */
  'settlement': (_storefront_billing_v1_Settlement__Output);
}
