// Original file: storefront/billing/v1/billing.proto

import type { StoreCustomer as _storefront_billing_v1_StoreCustomer, StoreCustomer__Output as _storefront_billing_v1_StoreCustomer__Output } from '../../../storefront/billing/v1/StoreCustomer.ts';

export interface ListStoreCustomersResponse {
  'customers'?: (_storefront_billing_v1_StoreCustomer)[];
  'total'?: (number);
}

export interface ListStoreCustomersResponse__Output {
  'customers': (_storefront_billing_v1_StoreCustomer__Output)[];
  'total': (number);
}
