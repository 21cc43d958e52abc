// Original file: storefront/billing/v1/billing.proto

import type { CustomerFault as _storefront_billing_v1_CustomerFault, CustomerFault__Output as _storefront_billing_v1_CustomerFault__Output } from '../../../storefront/billing/v1/CustomerFault.ts';

export interface ImportCustomersResponse {
  'created'?: (number);
  'updated'?: (number);
  'unchanged'?: (number);
  'faults'?: (_storefront_billing_v1_CustomerFault)[];
}

export interface ImportCustomersResponse__Output {
  'created': (number);
  'updated': (number);
  'unchanged': (number);
  'faults': (_storefront_billing_v1_CustomerFault__Output)[];
}
