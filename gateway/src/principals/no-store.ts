import type { StoreSettings } from '@storefront/rpc';

/** The settings of no store: for calls that belong to none, which read nothing of them. */
export const NO_STORE: StoreSettings = {
  name: '',
  currency: '',
  gctRate: '0',
  onlinePayments: false,
  couriers: false,
  paymentRails: [],
  signup: 'open',
};

/** The tenant of calls that belong to none. */
export const NO_TENANT = '00000000-0000-0000-0000-000000000000';
