// Original file: storefront/billing/v1/billing.proto

import type { PaymentRow as _storefront_billing_v1_PaymentRow, PaymentRow__Output as _storefront_billing_v1_PaymentRow__Output } from '../../../storefront/billing/v1/PaymentRow.ts';

export interface ExportPaymentsResponse {
  'rows'?: (_storefront_billing_v1_PaymentRow)[];
}

export interface ExportPaymentsResponse__Output {
  'rows': (_storefront_billing_v1_PaymentRow__Output)[];
}
