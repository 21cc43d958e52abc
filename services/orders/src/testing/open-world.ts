import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId, type StoreSettings, serve } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { newAfterwards } from '../checkout/afterwards.ts';
import { noFaults } from '../checkout/faults.ts';
import type { OrdersDeps } from '../deps.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { connectNeighbours } from '../neighbours.ts';
import type { Database } from '../store/schema.ts';
import { aFrozenCart, aFrozenLine } from './builders.ts';
import { type Behaviour, newBehaviour } from './fake-behaviour.ts';
import { type FakeLedger, fakeBillingService, newLedger } from './fake-billing.ts';
import { type FakeCart, fakeCartService } from './fake-cart.ts';
import { type FakeStock, fakeCatalogService, newStock } from './fake-catalog.ts';

const SERVICE_TOKEN = 'a-token-between-services';

const STORE: StoreSettings = {
  name: 'Parts of Kingston',
  currency: 'JMD',
  gctRate: '0.15',
  onlinePayments: true,
  couriers: true,
  paymentRails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'],
  signup: 'open',
};

/** A real database and three neighbours over real gRPC, each with its state in memory. */
export interface World {
  readonly deps: OrdersDeps;
  /** What a process of its own needs to live in this world. */
  readonly environment: Readonly<Record<string, string>>;
  readonly carts: Map<string, FakeCart>;
  readonly stock: FakeStock;
  readonly ledger: FakeLedger;
  readonly behaviour: Behaviour;
  /** A customer of a store of its own, so that tests do not see each other's numbers. */
  newShopper(settings?: Partial<StoreSettings>): Caller & { customerId: string };
  /** A priced cart of two brake pads, 1150.00 in all, and stock for it. */
  newCart(shopper: { customerId: string }, fields?: Partial<FrozenCart>): FakeCart;
  /** Ends the leases of all that is under way, as if their processes had died ten seconds ago. */
  lapseLeases(): Promise<void>;
  readonly broken: TestDatabase<Database>['broken'];
  close(): Promise<void>;
}

export async function openWorld(): Promise<World> {
  const database = await openTestDatabase<Database>({ name: 'orders', migrations: new URL('../../migrations/', import.meta.url) });
  const log = createLogger('orders-test', process.env.TEST_LOG_LEVEL ?? 'silent');
  const carts = new Map<string, FakeCart>();
  const stock = newStock();
  const ledger = newLedger();
  const behaviour = newBehaviour();
  const services = [fakeCartService(carts, behaviour), fakeCatalogService(stock, behaviour), fakeBillingService(ledger, behaviour)];
  const server = await serve({ host: '127.0.0.1', port: 0, serviceToken: SERVICE_TOKEN, log, services });
  const address = `127.0.0.1:${server.port}`;
  const neighbours = connectNeighbours({
    cartAddress: address,
    catalogAddress: address,
    billingAddress: address,
    serviceToken: SERVICE_TOKEN,
  });
  const { db } = database;
  const afterwards = newAfterwards();

  return {
    deps: { db, ...neighbours, newId, now: () => new Date(), afterCommit: () => undefined, afterwards, log, faults: noFaults },
    environment: {
      DATABASE_URL: database.url,
      SERVICE_TOKEN,
      CART_ADDRESS: address,
      CATALOG_ADDRESS: address,
      BILLING_ADDRESS: address,
    },
    carts,
    stock,
    ledger,
    behaviour,
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
      const cart: FakeCart = { content, customerId, frozenBy: null, orderId: null, issues: [], tombstones: new Set() };
      carts.set(content.id, cart);
      for (const line of content.lines) if (!stock.onHand.has(line.sku)) stock.onHand.set(line.sku, 10);
      return cart;
    },
    async lapseLeases() {
      await afterwards.idle();
      await sql`update checkout set lease_until = now() - interval '1 second' where finished_at is null`.execute(db);
      await sql`update shipment set lease_until = now() - interval '1 second' where shipped_at is null`.execute(db);
    },
    async close() {
      for (const client of Object.values(neighbours)) client.close();
      await server.close();
      await database.close();
    },
  };
}
