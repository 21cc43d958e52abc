import { type Caller, type Idempotency, newId, NO_STORE } from '@storefront/rpc';

/** Returns a shopper in a new store. */
export const aShopper = (): Caller => ({
  tenantId: newId(),
  mode: 'sandbox',
  store: { ...NO_STORE, name: 'Test Store', currency: 'JMD', gctRate: '0.15', onlinePayments: true },
  kind: 'shopper_api',
  keyKind: 'SECRET',
  scopes: [],
  customerId: newId(),
  requestId: newId(),
});

/** Returns the caller of a request with an idempotency key. */
export const withKey = (caller: Caller, given: Partial<Idempotency> = {}): Caller => ({
  ...caller,
  idempotency: { route: 'POST /v1/things', key: 'k', fingerprint: 'print', ...given },
});
