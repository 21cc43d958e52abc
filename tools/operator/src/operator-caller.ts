import { type Mode, readStoreSettings } from '@storefront/contract';
import { type Caller, newId, NO_STORE } from '@storefront/rpc';
import type { Clients } from './clients.ts';

/** Returns an operator caller without a store, for APIs whose requests name the tenant. */
export const operatorCaller = (): Caller => ({
  tenantId: '',
  mode: 'live',
  store: NO_STORE,
  kind: 'operator',
  scopes: [],
  requestId: newId(),
});

/** Returns an operator caller for one store and mode, with that store's settings. */
export async function storeCaller(clients: Clients, tenantId: string, mode: Mode): Promise<Caller> {
  const { store } = await clients.stores.getStore({ tenantId, mode }, operatorCaller());
  if (store === null) throw new Error('The gateway returned no store.');
  return {
    ...operatorCaller(),
    tenantId: store.tenantId,
    mode,
    store: readStoreSettings(store),
  };
}
