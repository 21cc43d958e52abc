// Original file: storefront/billing/v1/billing.proto

import type { CreditNote as _storefront_billing_v1_CreditNote, CreditNote__Output as _storefront_billing_v1_CreditNote__Output } from '../../../storefront/billing/v1/CreditNote.ts';
import type { Refund as _storefront_billing_v1_Refund, Refund__Output as _storefront_billing_v1_Refund__Output } from '../../../storefront/billing/v1/Refund.ts';

export interface RefundOrderResponse {
  /**
   * Unset if only waiting refunds were settled, or if the lines were free.
   */
  'creditNote'?: (_storefront_billing_v1_CreditNote | null);
  'refunds'?: (_storefront_billing_v1_Refund)[];
  '_creditNote'?: "creditNote";
}

export interface RefundOrderResponse__Output {
  /**
   * Unset if only waiting refunds were settled, or if the lines were free.
   */
  'creditNote'?: (_storefront_billing_v1_CreditNote__Output | null);
  'refunds': (_storefront_billing_v1_Refund__Output)[];
  '_creditNote'?: "creditNote";
}
