// Original file: storefront/billing/v1/billing.proto

import type { CustomerRow as _storefront_billing_v1_CustomerRow, CustomerRow__Output as _storefront_billing_v1_CustomerRow__Output } from '../../../storefront/billing/v1/CustomerRow.ts';

export interface ImportCustomersRequest {
  'rows'?: (_storefront_billing_v1_CustomerRow)[];
  /**
   * Validates every row without saving it.
   */
  'dryRun'?: (boolean);
}

export interface ImportCustomersRequest__Output {
  'rows': (_storefront_billing_v1_CustomerRow__Output)[];
  /**
   * Validates every row without saving it.
   */
  'dryRun': (boolean);
}
