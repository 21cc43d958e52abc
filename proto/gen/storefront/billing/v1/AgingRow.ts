// Original file: storefront/billing/v1/billing.proto

import type { Aging as _storefront_billing_v1_Aging, Aging__Output as _storefront_billing_v1_Aging__Output } from '../../../storefront/billing/v1/Aging.ts';

/**
 * What a customer owes.
 */
export interface AgingRow {
  /**
   * The email.
   */
  'customer'?: (string);
  'aging'?: (_storefront_billing_v1_Aging | null);
}

/**
 * What a customer owes.
 */
export interface AgingRow__Output {
  /**
   * The email.
   */
  'customer': (string);
  'aging': (_storefront_billing_v1_Aging__Output | null);
}
