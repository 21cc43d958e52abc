import { type Caller, customerScope, newId, NO_STORE } from '@storefront/rpc';

/** A shopper in a new store. */
export const aShopper = (given: Partial<Caller> = {}): Caller => ({
  tenantId: newId(),
  mode: 'sandbox',
  store: { ...NO_STORE, name: 'Test Store', currency: 'JMD', gctRate: '0.15', onlinePayments: true },
  kind: 'shopper_api',
  keyKind: 'SECRET',
  scopes: [],
  customerId: newId(),
  requestId: newId(),
  ...given,
});

/** The scope of a shopper in a new store. */
export const aScope = () => customerScope(aShopper());
