import type { Caller } from '../caller.ts';

/** An operator's call in sandbox mode. */
export const aCaller: Caller = {
  tenantId: 'tenant',
  mode: 'sandbox',
  store: { name: 'Store', currency: 'JMD', gctRate: '0.15', onlinePayments: false, couriers: false, paymentRails: [], signup: 'open' },
  kind: 'operator',
  scopes: [],
  requestId: 'request',
};
