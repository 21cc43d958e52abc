import { acceptedTestTokens, TEST_ACCEPTED_TOKENS, TEST_TOKENS } from '@storefront/access/testing';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, closeClients, newId, NO_STORE, serve, type StoreSettings } from '@storefront/rpc';
import { storeOffsetMs } from '@storefront/store-clock';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { createBackgroundTasks } from '../checkout/background-tasks.ts';
import { checkoutPermits } from '../checkout/checkout-permits.ts';
import { createHoldCommitter } from '../checkout/commit-holds.ts';
import { noFaults } from '../checkout/faults.ts';
import { openClients } from '../clients.ts';
import type { OrdersDeps } from '../deps.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { checkoutCompleter } from '../store/complete-checkouts.ts';
import { orderInserter } from '../store/insert-orders.ts';
import type { Database } from '../store/schema.ts';
import { checkoutStarter } from '../store/start-checkouts.ts';
import { aFrozenCart, aFrozenLine } from './builders.ts';
import { type Behavior, newBehavior } from './fake-behavior.ts';
import { type FakeLedger, fakeBillingService, newLedger } from './fake-billing.ts';
import { type FakeCart, fakeCartService } from './fake-cart.ts';
import { type FakeStock, fakeCatalogService, newStock } from './fake-catalog.ts';

const STORE: StoreSettings = {
  ...NO_STORE,
  name: 'Parts of Kingston',
  currency: 'JMD',
  gctRate: '0.15',
  onlinePayments: true,
  couriers: true,
  paymentRails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'],
};

/** A test environment: a real database and three fake services, called over real gRPC. */
export interface World {
  readonly deps: OrdersDeps;
  /** Environment variables for a separate process of the service. */
  readonly environment: Readonly<Record<string, string>>;
  readonly carts: Map<string, FakeCart>;
  readonly stock: FakeStock;
  readonly ledger: FakeLedger;
  readonly behavior: Behavior;
  /** Returns a customer of a new store, so that tests are isolated. */
  newShopper(settings?: Partial<StoreSettings>): Caller & { customerId: string };
  /** Creates a priced cart of two brake pads with a total of 1150.00, and its stock. */
  newCart(shopper: { customerId: string }, fields?: Partial<FrozenCart>): FakeCart;
  /** Expires all leases, as if the processes had died. */
  expireLeases(): Promise<void>;
  /** Runs `work` in a transaction that is rolled back. */
  readonly broken: TestDatabase<Database>['broken'];
  close(): Promise<void>;
}

/** Opens a test environment. */
export async function openWorld(): Promise<World> {
  const database = await openTestDatabase<Database>({ name: 'orders', migrations: new URL('../../migrations/', import.meta.url) });
  const log = createLogger('orders-test', process.env.TEST_LOG_LEVEL ?? 'silent');
  const carts = new Map<string, FakeCart>();
  const stock = newStock();
  const ledger = newLedger();
  const behavior = newBehavior();
  const services = [fakeCartService(carts, behavior), fakeCatalogService(stock, behavior), fakeBillingService(ledger, behavior)];
  const server = await serve({ host: '127.0.0.1', port: 0, acceptedTokens: acceptedTestTokens, log, services });
  const address = `127.0.0.1:${server.port}`;
  const clients = openClients({
    cartAddress: address,
    catalogAddress: address,
    billingAddress: address,
    serviceToken: TEST_TOKENS.orders,
    tls: undefined,
  });
  const { db } = database;
  const backgroundTasks = createBackgroundTasks();

  return {
    deps: {
      db,
      ...clients,
      newId,
      leaseOwner: newId(),
      now: () => new Date(Date.now() + storeOffsetMs()),
      afterCommit: () => undefined,
      backgroundTasks,
      commitHolds: createHoldCommitter({ db, ...clients, faults: noFaults }),
      checkoutPermits: checkoutPermits(),
      startCheckout: checkoutStarter(db),
      insertOrder: orderInserter(db),
      completeCheckout: checkoutCompleter(db),
      log,
      faults: noFaults,
    },
    environment: {
      DATABASE_URL: database.url,
      SERVICE_TOKEN: TEST_TOKENS.orders,
      ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
      CART_ADDRESS: address,
      CATALOG_ADDRESS: address,
      BILLING_ADDRESS: address,
    },
    carts,
    stock,
    ledger,
    behavior,
    broken: database.broken,
    newShopper: (settings = {}) => ({
      tenantId: newId(),
      mode: 'sandbox',
      store: { ...STORE, ...settings },
      kind: 'shopper_api',
      scopes: [],
      customerId: newId(),
      requestId: newId(),
    }),
    newCart({ customerId }, fields = {}) {
      const sku = `PAD-${newId()}`;
      const content = aFrozenCart({ id: newId(), lines: [aFrozenLine({ id: newId(), sku })], ...fields });
      const cart: FakeCart = { content, customerId, frozenBy: null, orderId: null, issues: [], issuesOfQuote: [], tombstones: new Set() };
      carts.set(content.id, cart);
      for (const line of content.lines) if (!stock.onHand.has(line.sku)) stock.onHand.set(line.sku, 10);
      return cart;
    },
    async expireLeases() {
      await backgroundTasks.idle();
      await sql`update checkout set lease_until = now() - interval '1 second' where finished_at is null`.execute(db);
      await sql`update shipment set lease_until = now() - interval '1 second' where shipped_at is null`.execute(db);
      await sql`update order_return set lease_until = now() - interval '1 second' where finished_at is null`.execute(db);
    },
    async close() {
      closeClients(clients);
      await server.close();
      await database.close();
    },
  };
}
