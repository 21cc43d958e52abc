import { type Caller, KEYSET_LIMIT_MAX } from '@storefront/rpc';
import type { Clients } from '../clients.ts';
import { SERVICE_NAMES } from '../connection.ts';
import { checkLedgers } from '../doctor/check-ledgers.ts';
import { checkService } from '../doctor/check-service.ts';
import { type LedgerReader, ledgerReader } from '../doctor/ledger-reader.ts';
import { operatorCaller, storeCaller } from '../operator-caller.ts';
import { readProducts } from './read-products.ts';
import type { DoctorState, StoreState, WebhookState } from './store-state.ts';

/** Enough to tell an endpoint that fails now from one that failed once. */
const RECENT_DELIVERIES = 20;

/** Reads everything that the checks need. Nothing is written. */
export async function readStore(clients: Clients, tenantId: string): Promise<StoreState> {
  const [live, sandbox] = await Promise.all([storeCaller(clients, tenantId, 'live'), storeCaller(clients, tenantId, 'sandbox')]);
  const [stores, { keys }, { seller }, { paymentGateway }, { customers }, { options }, orders, invoices, products, webhooks, doctor] =
    await Promise.all([
      Promise.all((['live', 'sandbox'] as const).map((mode) => clients.stores.getStore({ tenantId, mode }, operatorCaller()))),
      clients.stores.listKeys({ tenantId }, operatorCaller()),
      clients.billing.getSeller({}, live),
      clients.billing.getPaymentGateway({}, live),
      clients.billing.listStoreCustomers({ statuses: ['ACTIVE'], paymentRail: 'CREDIT_TERMS', keyset: { limit: KEYSET_LIMIT_MAX } }, live),
      clients.orders.listStoreShippingOptions({}, live),
      clients.orders.listStoreOrders({ keyset: { limit: 1 } }, sandbox),
      clients.billing.listStoreInvoices({ keyset: { limit: 1 } }, sandbox),
      readProducts(clients, live),
      readWebhooks(clients, live),
      readDoctor(clients, tenantId),
    ]);
  const [store, sandboxStore] = stores.map((each) => each.store);
  if (!store || !sandboxStore) throw new Error('The gateway returned no store.');
  return {
    now: new Date(),
    store,
    sandboxStore,
    keys,
    seller,
    gateway: paymentGateway,
    creditCustomers: customers,
    shipping: options,
    products,
    webhooks,
    hasSandboxOrder: orders.orders.length > 0,
    hasSandboxInvoice: invoices.invoices.length > 0,
    doctor,
  };
}

/** A store has few subscriptions. */
async function readWebhooks({ webhooks }: Clients, caller: Caller): Promise<readonly WebhookState[]> {
  const { subscriptions } = await webhooks.listSubscriptions({}, caller);
  return await Promise.all(
    subscriptions.map(async (subscription) => {
      const { deliveries } = await webhooks.listDeliveries({ subscriptionId: subscription.id, limit: RECENT_DELIVERIES }, caller);
      return { subscription, deliveries };
    }),
  );
}

/** A new store is younger, and has few orders before it goes live. */
const RECENT_DAYS = 7;

/** Runs the checks of the doctor: those between services for one store, and those within services, which name no store, for all. */
async function readDoctor(clients: Clients, tenantId: string): Promise<DoctorState> {
  const since = new Date(Date.now() - RECENT_DAYS * 24 * 3_600_000);
  const ofSystem = await Promise.all(SERVICE_NAMES.map((service) => checkService(clients, service, since)));
  return { ofStore: await checkLedgers(ofStore(ledgerReader(clients), tenantId), since), ofSystem: ofSystem.flat() };
}

/** Limits a reader to the entries of one store. What it looks up belongs to the store of the entries that are given. */
export const ofStore = (reader: LedgerReader, tenantId: string): LedgerReader => ({
  async *list(kind, since) {
    for await (const entry of reader.list(kind, since)) if (entry.tenantId === tenantId) yield entry;
  },
  find: (kind, by, entries) => reader.find(kind, by, entries),
});
