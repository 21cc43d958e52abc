// Original file: storefront/billing/v1/billing.proto

import type { StoreCustomer as _storefront_billing_v1_StoreCustomer, StoreCustomer__Output as _storefront_billing_v1_StoreCustomer__Output } from '../../../storefront/billing/v1/StoreCustomer.ts';

export interface GetStoreCustomerResponse {
  'customer'?: (_storefront_billing_v1_StoreCustomer | null);
}

export interface GetStoreCustomerResponse__Output {
  'customer': (_storefront_billing_v1_StoreCustomer__Output | null);
}
