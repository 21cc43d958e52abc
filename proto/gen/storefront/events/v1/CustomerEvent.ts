// Original file: storefront/events/v1/events.proto

import type { Customer as _storefront_billing_v1_Customer, Customer__Output as _storefront_billing_v1_Customer__Output } from '../../../storefront/billing/v1/Customer.ts';

/**
 * Data of customer.created and customer.updated.
 */
export interface CustomerEvent {
  'customer'?: (_storefront_billing_v1_Customer | null);
}

/**
 * Data of customer.created and customer.updated.
 */
export interface CustomerEvent__Output {
  'customer': (_storefront_billing_v1_Customer__Output | null);
}
