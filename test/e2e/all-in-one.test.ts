import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type System, type SystemOptions, startSystem } from '@storefront/local-system';
import { eventually } from '../support/eventually.ts';
import { retryUntilFinal } from '../support/faults/retry-until-final.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { isSignedBy, type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { scrapeMetrics } from '../support/telemetry/scrape-metrics.ts';
import { recentRequests } from './all-in-one/recent-requests.ts';

/**
 * All services in one process. The other tests of the API run against such a process with `npm run test:all-in-one`. These run from source even if
 * STOREFRONT_IMAGE is set: the image runs in production mode, in which orders does not crash where a test tells it to.
 */

const SETTLE_TIMEOUT_MS = 60_000;
const CREDIT = { payment_rail: 'CREDIT_TERMS' };
/** Those between which the services differ in what they know. test/e2e/recovery.test.ts has all. */
const CRASH_POINTS = ['reserve_stock:after', 'authorize_payment:after', 'place_order:after', 'commit_payment:after'];

interface World {
  readonly system: System;
  readonly store: TestStore;
  readonly shopper: Shopper;
}

async function aWorld(options: SystemOptions): Promise<World> {
  const containers = process.env.STOREFRONT_CONTAINERS === '1';
  const system = await startSystem({ ephemeral: true, allInOne: true, containers, ...options });
  const store = await aStore({ system });
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10, effective_gct_rate: 0 })]);
  const shopper = await store.shopper(['--credit-limit', '10000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS']);
  return { system, store, shopper };
}

const services = ({ system }: World) => system.processes().filter(({ kind }) => kind === 'service');
const orderCount = async ({ shopper }: World): Promise<number> => (await shopper.api.get('/v1/orders')).body.total;

describe('two processes with all services', () => {
  let world: World;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    world = await aWorld({ replicas: 2, env: { ...process.env, OTEL_METRICS_EXPORTER: 'prometheus' } });
    receiver = await webhookReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await world.system.stop();
  });

  test('the services are healthy, and the system has no other processes', async () => {
    const { system } = world;
    await eventually(30_000, async () => expect(await (await fetch(`${system.baseUrl}/health`)).json()).toMatchObject({ status: 'ok' }));
    const names = services(world).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['all-in-one-1', 'all-in-one-2']);
    expect(await brokenChecks(system.env)).toEqual([]);
  });

  test('an order passes through all services, up to the PDF of its invoice and a signed webhook', async () => {
    const { system, store, shopper } = world;
    const created = await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['invoice.issued'] });

    const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 3 }], CREDIT);

    const issued = await receiver.next(({ json }) => json.type === 'invoice.issued' && json.data.order_id === order.id);
    expect(isSignedBy(issued, created.body.signing_secret)).toBe(true);
    expect(issued.json.data.total).toBe(30);
    const pdf = await fetch(`${system.baseUrl}/v1/invoices/${String(issued.json.data.id)}/pdf`, {
      headers: { authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': shopper.token },
    });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  describe('recent requests', () => recentRequests(() => world.system));

  test('an error of a service arrives in the envelope, as over gRPC', async () => {
    const missing = await world.shopper.api.post('/v1/carts/00000000-0000-7000-8000-000000000000/price');

    expect(missing.status).toBe(404);
    expect(missing.body.error).toMatchObject({ code: 'not_found' });
  });

  test('each service reports its own outbox, its RPCs, and its connections', async () => {
    const samples = await scrapeMetrics(world.system);
    const valuesOf = (name: string, label: string) =>
      new Set(samples.flatMap((sample) => (sample.name === name ? [sample.labels[label] ?? ''] : [])));

    expect([...valuesOf('storefront_outbox_pending', 'storefront_service_name')].toSorted()).toEqual([
      'billing',
      'catalog',
      'gateway',
      'orders',
    ]);
    expect([...valuesOf('db_client_connection_count', 'db_client_connection_pool_name')]).toEqual(
      expect.arrayContaining(['gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks']),
    );
    expect([...valuesOf('rpc_server_call_duration_count', 'rpc_method')]).toEqual(
      expect.arrayContaining(['storefront.orders.v1.OrdersService/Checkout', 'storefront.cart.v1.CartService/FreezeCart']),
    );
  });

  test(
    'a rolling restart fails no request',
    async () => {
      const { system, shopper } = world;
      const statuses: number[] = [];
      const stopping = new AbortController();
      const load = Array.from({ length: 4 }, async () => {
        while (!stopping.signal.aborted) {
          const { status, body } = await shopper.api.post('/v1/carts');
          const cart = `/v1/carts/${body.data?.id}`;
          const added = await shopper.api.post(`${cart}/lines`, { sku: 'BOLT', quantity: 1 });
          const [priced, read] = [await shopper.api.post(`${cart}/price`), await shopper.api.get(cart)];
          statuses.push(status, added.status, priced.status, read.status);
          await sleep(50);
        }
      });

      const loaded = Promise.all(load);
      for (const { name } of services(world)) await Promise.race([system.terminate(name), loaded]);
      stopping.abort();
      await loaded;

      expect(statuses.length).toBeGreaterThan(10);
      expect(new Set(statuses)).toEqual(new Set([200, 201]));
    },
    3 * SETTLE_TIMEOUT_MS,
  );
});

describe('a single process with all services', () => {
  const faults = mkdtempSync(join(tmpdir(), 'storefront-faults-'));
  let world: World;
  beforeAll(async () => {
    world = await aWorld({ serviceEnv: { STOREFRONT_FAULTS: faults } });
  });
  afterAll(async () => {
    await world.system.stop();
    await rm(faults, { recursive: true });
  });

  test(
    'a crash in the middle of a checkout yields one order per cart with consistent stock and credit',
    async () => {
      const { store, shopper } = world;
      const carts = await Promise.all(CRASH_POINTS.map(() => pricedCart(shopper, [{ sku: 'BOLT', quantity: 2 }])));
      const responses: Promise<ApiResponse>[] = [];
      for (const [index, point] of CRASH_POINTS.entries()) {
        writeFileSync(join(faults, point), '');
        responses.push(retryUntilFinal(() => checkOut(shopper, carts[index] ?? '', CREDIT, `crash-${index}`)));
        await eventually(SETTLE_TIMEOUT_MS, async () => expect([point, existsSync(join(faults, point))]).toEqual([point, false]));
      }

      const settled = await Promise.all(responses);

      expect(settled.map(({ body }) => body.data?.state)).toEqual(CRASH_POINTS.map(() => 'confirmed'));
      expect(new Set(settled.map(({ body }) => body.data.order_id)).size).toBe(CRASH_POINTS.length);
      await eventually(SETTLE_TIMEOUT_MS, async () => {
        expect(await orderCount(world)).toBe(CRASH_POINTS.length);
        expect(await store.cli('stock', 'get', 'BOLT')).toMatchObject({ on_hand: 1000, reserved: 2 * CRASH_POINTS.length });
        expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ balance: 20 * CRASH_POINTS.length, held: 0 });
        for (const cart of carts) expect((await shopper.api.get(`/v1/carts/${cart}`)).body.data.status).toBe('ORDERED');
        expect(await brokenChecks(store.env)).toEqual([]);
      });
      expect(services(world).reduce((sum, { restarts }) => sum + restarts, 0)).toBe(CRASH_POINTS.length);
    },
    3 * SETTLE_TIMEOUT_MS,
  );
});
