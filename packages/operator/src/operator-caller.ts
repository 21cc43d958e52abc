import { type Caller, newId, type StoreSettings } from '@storefront/rpc';
import type { Clients } from './clients.ts';

const NO_STORE: StoreSettings = {
  name: '',
  currency: 'XXX',
  gctRate: '0',
  onlinePayments: false,
  couriers: false,
  paymentRails: [],
  signup: 'approval',
};

/** An operator of no store in particular: for the APIs that name the tenant themselves. */
export const operatorCaller = (): Caller => ({
  tenantId: '',
  mode: 'live',
  store: NO_STORE,
  kind: 'operator',
  scopes: [],
  requestId: newId(),
});

/** An operator of one store in one mode, with that store's settings. */
export async function storeCaller(clients: Clients, tenantId: string, mode: 'sandbox' | 'live'): Promise<Caller> {
  const { store } = await clients.stores.getStore({ tenantId, mode }, operatorCaller());
  if (store === null) throw new Error('the gateway answered without a store');
  return {
    ...operatorCaller(),
    tenantId: store.tenantId,
    mode,
    store: {
      name: store.name,
      currency: store.currency,
      gctRate: store.gctRate,
      onlinePayments: store.onlinePayments,
      couriers: store.couriers,
      paymentRails: store.paymentRails,
      signup: store.signup === 'approval' ? 'approval' : 'open',
    },
  };
}
