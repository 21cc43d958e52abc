import { type Caller, customerScope, newId } from '@storefront/rpc';

/** A shopper in a new store. */
export const aShopper = (given: Partial<Caller> = {}): Caller => ({
  tenantId: newId(),
  mode: 'sandbox',
  store: { name: 'Test Store', currency: 'JMD', gctRate: '0.15', onlinePayments: true, couriers: false, paymentRails: [], signup: 'open' },
  kind: 'shopper_api',
  keyKind: 'SECRET',
  scopes: [],
  customerId: newId(),
  requestId: newId(),
  ...given,
});

/** The scope of a shopper in a new store. */
export const aScope = () => customerScope(aShopper());
