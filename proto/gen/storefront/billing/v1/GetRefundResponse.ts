// Original file: storefront/billing/v1/billing.proto

import type { Refund as _storefront_billing_v1_Refund, Refund__Output as _storefront_billing_v1_Refund__Output } from '../../../storefront/billing/v1/Refund.ts';

export interface GetRefundResponse {
  'refund'?: (_storefront_billing_v1_Refund | null);
}

export interface GetRefundResponse__Output {
  'refund': (_storefront_billing_v1_Refund__Output | null);
}
