import { demoStore } from '@storefront/demo-store';
import { type Caller, newId, type StoreSettings } from '@storefront/rpc';
import type { AdminClients } from './admin-clients.ts';
import { DEMO_MODES, type DemoDocument, type DemoKeys, type DemoMode } from './demo-file.ts';
import { fillWorld } from './fill-world.ts';

/** Everything that the guide and the demo page show, webhooks included. */
const SECRET_SCOPES = ['storefront:catalog', 'storefront:auth', 'storefront:customer', 'storefront:checkout', 'storefront:webhooks'];

export type CreatedDemo = Pick<DemoDocument, 'tenant_id' | 'keys' | 'shoppers'>;

/** Creates the demo store, with the same catalog and shoppers in both modes and a pair of keys for each. */
export async function createDemo(
  clients: AdminClients,
  { origin, mediaBaseUrl }: { origin: string; mediaBaseUrl: string },
): Promise<CreatedDemo> {
  const nobody = operator({ tenantId: newId(), mode: 'sandbox', store: noStore });
  const { tenantId } = await clients.stores.createStore(
    {
      name: demoStore.name,
      currency: demoStore.currency,
      gctRate: String(demoStore.gctRate),
      onlinePayments: demoStore.onlinePayments,
      couriers: demoStore.couriers,
    },
    nobody,
  );

  const issue = async (mode: DemoMode, kind: 'PUBLISHABLE' | 'SECRET'): Promise<string> => {
    const restrictions = kind === 'PUBLISHABLE' ? { origins: [origin] } : { scopes: SECRET_SCOPES };
    return (await clients.stores.issueKey({ tenantId, mode, kind, ...restrictions }, nobody)).key;
  };
  const world = async (mode: DemoMode) => {
    const { store } = await clients.stores.getStore({ tenantId, mode }, nobody);
    if (!store) throw new Error(`the store that was just created has no ${mode} world`);
    const caller = operator({ tenantId, mode, store: { ...store, signup: store.signup === 'approval' ? 'approval' : 'open' } });
    const [publishable, secret, shoppers] = await Promise.all([
      issue(mode, 'PUBLISHABLE'),
      issue(mode, 'SECRET'),
      fillWorld(clients, caller, mediaBaseUrl),
    ]);
    const keys: DemoKeys = { publishable, secret };
    return { mode, keys, shoppers };
  };

  const [sandbox, live] = await Promise.all([world('sandbox'), world('live')]);
  const shoppers = DEMO_MODES.flatMap((mode) =>
    (mode === 'sandbox' ? sandbox : live).shoppers.map(({ email, password, customerId }) => ({
      mode,
      email,
      password,
      customer_id: customerId,
    })),
  );
  return { tenant_id: tenantId, keys: { sandbox: sandbox.keys, live: live.keys }, shoppers };
}

/** Stores and keys are named in the request; until there is a store, the caller is of none. */
const noStore: StoreSettings = {
  name: '',
  currency: demoStore.currency,
  gctRate: '0',
  onlinePayments: false,
  couriers: false,
  paymentRails: [],
  signup: 'open',
};

const operator = (world: Pick<Caller, 'tenantId' | 'mode' | 'store'>): Caller => ({
  ...world,
  kind: 'operator',
  scopes: [],
  requestId: newId(),
});
