// Original file: storefront/events/v1/events.proto

import type { Refund as _storefront_billing_v1_Refund, Refund__Output as _storefront_billing_v1_Refund__Output } from '../../../storefront/billing/v1/Refund.ts';
import type { RefundTotals as _storefront_billing_v1_RefundTotals, RefundTotals__Output as _storefront_billing_v1_RefundTotals__Output } from '../../../storefront/billing/v1/RefundTotals.ts';

/**
 * Data of refund.changed, an internal event from billing to orders about a new or changed refund of an order. The settlement of its invoice follows in the
 * events of the invoice, which are in order among themselves.
 */
export interface RefundEvent {
  'refund'?: (_storefront_billing_v1_Refund | null);
  'totals'?: (_storefront_billing_v1_RefundTotals | null);
}

/**
 * Data of refund.changed, an internal event from billing to orders about a new or changed refund of an order. The settlement of its invoice follows in the
 * events of the invoice, which are in order among themselves.
 */
export interface RefundEvent__Output {
  'refund': (_storefront_billing_v1_Refund__Output | null);
  'totals': (_storefront_billing_v1_RefundTotals__Output | null);
}
