import type { StoreSettings } from '@storefront/rpc';

/** Placeholder settings for calls that belong to no store and do not read them. */
export const NO_STORE: StoreSettings = {
  name: '',
  currency: '',
  gctRate: '0',
  onlinePayments: false,
  couriers: false,
  paymentRails: [],
  signup: 'open',
};

/** Placeholder tenant for calls that belong to no store. */
export const NO_TENANT = '00000000-0000-0000-0000-000000000000';
