import { MODES, type Mode, readStoreSettings } from '@storefront/contract';
import { isAppError } from '@storefront/errors';
import { type Caller, newId, NO_STORE } from '@storefront/rpc';
import { demoStore } from '../demo-store.ts';
import type { AdminClients } from './admin-clients.ts';
import { type DemoDocument, type DemoKeys, readDraft, writeDraft } from './demo-file.ts';
import { seedStore } from './seed-store.ts';

/** Includes every scope that the guide and the demo page use. */
const SECRET_SCOPES = ['storefront:catalog', 'storefront:auth', 'storefront:customer', 'storefront:checkout', 'storefront:webhooks'];

/** The part of `demo.json` that is known once the store exists. */
export type CreatedDemo = Pick<DemoDocument, 'tenant_id' | 'keys' | 'shoppers'>;

/** Creates the demo store, with the same catalog and shoppers and its own pair of keys in each mode. Completes the store of an earlier run that failed. */
export async function createDemo(
  clients: AdminClients,
  { origins, mediaBaseUrl, home }: { origins: readonly string[]; mediaBaseUrl: string; home: string },
): Promise<CreatedDemo> {
  const withoutTenant = operator({ tenantId: newId(), mode: 'sandbox', store: noStore });
  const tenantId = (await startedStore(clients, withoutTenant, home)) ?? (await newStore(clients, withoutTenant, home));

  const fillMode = async (mode: Mode) => {
    const { store } = await clients.stores.getStore({ tenantId, mode }, withoutTenant);
    if (!store) throw new Error(`The new demo store has no ${mode} data.`);
    const caller = operator({ tenantId, mode, store: readStoreSettings(store) });
    const [publishable, secret, shoppers] = await Promise.all([
      clients.stores.issueKey({ tenantId, mode, kind: 'PUBLISHABLE', origins: [...origins] }, withoutTenant),
      clients.stores.issueKey({ tenantId, mode, kind: 'SECRET', scopes: SECRET_SCOPES }, withoutTenant),
      seedStore(clients, caller, mediaBaseUrl),
    ]);
    const keys: DemoKeys = { publishable: publishable.key, secret: secret.key };
    return { mode, keys, shoppers };
  };

  const [sandbox, live] = await Promise.all([fillMode('sandbox'), fillMode('live')]);
  const shoppers = MODES.flatMap((mode) =>
    (mode === 'sandbox' ? sandbox : live).shoppers.map(({ email, password, customerId }) => ({
      mode,
      email,
      password,
      customer_id: customerId,
    })),
  );
  return { tenant_id: tenantId, keys: { sandbox: sandbox.keys, live: live.keys }, shoppers };
}

/** Returns the store of a run that failed, without the keys that it issued. The database may be another one by now, which does not have it. */
async function startedStore({ stores }: AdminClients, caller: Caller, home: string): Promise<string | undefined> {
  const tenantId = (await readDraft(home))?.tenant_id;
  if (tenantId === undefined) return undefined;
  try {
    await stores.getStore({ tenantId, mode: 'sandbox' }, caller);
    const { keys } = await stores.listKeys({ tenantId }, caller);
    await Promise.all(keys.map(({ keyId }) => stores.revokeKey({ keyId }, caller)));
    return tenantId;
  } catch (error) {
    if (isAppError(error, 'not_found')) return undefined;
    throw error;
  }
}

async function newStore({ stores }: AdminClients, caller: Caller, home: string): Promise<string> {
  const { tenantId } = await stores.createStore(
    {
      name: demoStore.name,
      currency: demoStore.currency,
      gctRate: String(demoStore.gctRate),
      onlinePayments: demoStore.onlinePayments,
      couriers: demoStore.couriers,
    },
    caller,
  );
  await writeDraft(home, { tenant_id: tenantId });
  return tenantId;
}

/** Requests for stores and keys name the tenant, so this caller has none. */
const noStore = { ...NO_STORE, currency: demoStore.currency };

const operator = (scope: Pick<Caller, 'tenantId' | 'mode' | 'store'>): Caller => ({
  ...scope,
  kind: 'operator',
  scopes: [],
  requestId: newId(),
});
