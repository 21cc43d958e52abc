// Original file: storefront/billing/v1/billing.proto

import type { InvoicePdf as _storefront_billing_v1_InvoicePdf, InvoicePdf__Output as _storefront_billing_v1_InvoicePdf__Output } from '../../../storefront/billing/v1/InvoicePdf.ts';

export interface RenderCustomerCreditNoteResponse {
  'pdf'?: (_storefront_billing_v1_InvoicePdf | null);
  'chunk'?: (Buffer | Uint8Array | string);
  'part'?: "pdf"|"chunk";
}

export interface RenderCustomerCreditNoteResponse__Output {
  'pdf'?: (_storefront_billing_v1_InvoicePdf__Output | null);
  'chunk'?: (Buffer);
  'part'?: "pdf"|"chunk";
}
