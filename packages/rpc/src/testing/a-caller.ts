import { NO_STORE } from '@storefront/contract';
import type { Caller } from '../caller.ts';

/** An operator's call in sandbox mode. */
export const aCaller: Caller = {
  tenantId: 'tenant',
  mode: 'sandbox',
  store: { ...NO_STORE, name: 'Store', currency: 'JMD', gctRate: '0.15' },
  kind: 'operator',
  scopes: [],
  requestId: 'request',
};
