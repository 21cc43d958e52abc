import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createStorefront } from '@storefront/client';
import { isOnCitus } from '@storefront/db/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import type { System } from '@storefront/local-system';
import pg from 'pg';
import { eventually } from '../support/eventually.ts';
import { expectComplete } from '../support/faults/expect-complete.ts';
import { frozen } from '../support/faults/frozen.ts';
import { locked } from '../support/faults/locked.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { webhookReceiver } from '../support/http/webhook-receiver.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { listenCommand } from '../support/operator/listen-command.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { startOwnSystem } from '../support/systems/own-system.ts';
import { partialResponses } from './outages/partial-responses.ts';

/** The behavior of a separate system while a server or a process is frozen, killed, or restarted, and the doctor's report of an outage. */

let system: System;
let store: TestStore;
let shopper: Shopper;
let cartId: string;

beforeAll(async () => {
  system = await startOwnSystem();
  store = await aStore({ system });
  await store.importProducts([aProduct({ sku: 'BOLT' }), aProduct({ sku: 'NUT' })]);
  shopper = await store.shopper();
  cartId = (await shopper.api.post('/v1/carts')).body.data.id;
  await shopper.api.post(`/v1/carts/${cartId}/lines`, { sku: 'BOLT', quantity: 1 });
});
afterAll(() => system.stop());

describe('partial responses', () => partialResponses(() => system));

const testWithPostgres = skippedIf(isOnCitus() && 'the system does not start the servers of Citus, so it cannot freeze or kill them', test);

/** Freezes Postgres and the backends of all sessions, which would otherwise continue to respond. */
async function postgresFrozen<T>(run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: system.urls.postgresUrl });
  await client.connect();
  return frozen(system, 'postgres', async () => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    await client.end();
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    try {
      return await run();
    } finally {
      for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    }
  });
}

describe('the doctor', () => {
  const brokenNames = async () => (await brokenChecks(system.env)).map(({ name }) => name);
  const expectHealthy = () => eventually(30_000, async () => expect(await brokenChecks(system.env)).toEqual([]));

  test('reports an unresponsive service and the checks that depend on it', async () => {
    await expectHealthy();
    expect(await frozen(system, 'billing', brokenNames)).toEqual([
      'billing.responds',
      'consumers_keep_up',
      'operator_tokens_agree',
      'services_comparable',
    ]);
    await expectHealthy();
  });

  test('reports a consumer whose backlog does not shrink', async () => {
    const stuck = expect.objectContaining({ name: 'consumers_keep_up', ok: false, detail: expect.stringMatching(/^cart/) });
    const order = await anOrder(shopper, [{ sku: 'NUT', quantity: 1 }]);
    await locked(system, 'cart.inbox', async () => {
      await shopper.api.post(`/v1/orders/${order.id}/cancel`, { reason: 'test' });
      await eventually(30_000, async () => expect(await brokenChecks(system.env)).toEqual([stuck]));
    });
    await expectHealthy();
  });
});

testWithPostgres('with Postgres frozen, requests with an uncached key or origin get a 503 and succeed afterward', async () => {
  const { key } = await store.issueKey('secret');
  const ping = () => store.server.as({ key }).get('/v1/ping');
  const preflight = { method: 'OPTIONS', headers: { origin: 'https://unknown.example', 'access-control-request-method': 'GET' } };

  const [pinged, preflighted] = await postgresFrozen(() => Promise.all([ping(), fetch(`${system.baseUrl}/v1/ping`, preflight)]));

  for (const { status, headers } of [pinged, preflighted]) expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  await eventually(30_000, async () => expect((await ping()).status).toBe(200));
});

describe('the health', () => {
  const SERVICES = ['catalog', 'cart', 'orders', 'billing', 'webhooks'];
  const expectHealth = (status: string, state: string) =>
    eventually(60_000, async () => {
      // A gateway notices a frozen Redis when it decides about a request.
      await store.browser.get('/v1/tags');
      const health = await store.browser.get('/health');
      expect([health.status, health.body.status, health.body.services]).toEqual([
        200,
        status,
        Object.fromEntries(SERVICES.map((name) => [name, state])),
      ]);
    });

  testWithPostgres('names every service whose database is frozen, while the gateway stays ready', async () => {
    await expectHealth('ok', 'ok');
    await postgresFrozen(() => expectHealth('degraded', 'down'));
    await expectHealth('ok', 'ok');
  });

  test.each(['nats', 'redis'])('is degraded while %s is frozen, although every service responds', async (name) => {
    await frozen(system, name, () => expectHealth('degraded', 'ok'));
    await expectHealth('ok', 'ok');
  });
});

test('with NATS killed, a checkout succeeds, and its webhook and its invoice follow once NATS is back', async () => {
  const receiver = await webhookReceiver();
  await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.confirmed'] });
  const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
  const up = system.kill('nats');
  const { data: order } = (await checkOut(shopper, cart)).body;
  await up;

  expect(order).toMatchObject({ state: 'confirmed' });
  const delivery = await receiver.next(({ json }) => json.data.id === order.order_id);
  expect(delivery.json.type).toBe('order.confirmed');
  await eventually(60_000, async () => {
    const { body } = await shopper.api.get(`/v1/orders/${order.order_id}`);
    expect(body.data.invoices).toHaveLength(1);
  });
  await receiver.close();
});

test('with NATS frozen, a changed price is in the cart', async () => {
  const cart = (await shopper.api.post('/v1/carts')).body.data.id;
  await shopper.api.post(`/v1/carts/${cart}/lines`, { sku: 'NUT', quantity: 1 });
  const priced = async () => (await shopper.api.post(`/v1/carts/${cart}/price`)).body.data.subtotal;
  await priced();

  await frozen(system, 'nats', async () => {
    await store.importProducts([aProduct({ sku: 'NUT', list_unit_price: 77 })]);
    await eventually(30_000, async () => expect(await priced()).toBe(77));
  });
});

test('after a restart of the gateway, or of webhooks, a listener misses no event, and an event that comes twice has the same ID', async () => {
  const receiver = await webhookReceiver();
  const options = ['--forward-to', receiver.url, '--events', 'product.created'];
  const listening = await listenCommand(system.baseUrl, store.secretKey, ...options);
  const aboutSku = (sku: string) => (delivery: { json: { data: Record<string, unknown> } }) => delivery.json.data.sku === sku;
  const skus: string[] = [];
  const createProducts = async (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= 1) {
      skus.push(`LISTEN-${skus.length}`);
      await store.importProducts([aProduct({ sku: skus.at(-1) ?? '' })]);
    }
  };
  const receivedAll = async (): Promise<void> => {
    for (const sku of skus) await receiver.next(aboutSku(sku), 30_000);
  };

  try {
    await createProducts(1);
    await receivedAll();
    // Three events are written while the command is paused and its connection is lost, and three around a restart of the service.
    listening.pause();
    await createProducts(3);
    await system.kill('gateway');
    listening.resume();
    await receivedAll();
    const restarted = system.kill('webhooks');
    await createProducts(3);
    await restarted;
    await receivedAll();

    const idsOf = (sku: string) => new Set(receiver.received.filter(aboutSku(sku)).map(({ json }) => json.id));
    expect(skus.map((sku) => idsOf(sku).size)).toEqual(skus.map(() => 1));
    expect(await listening.next('disconnected')).toBeDefined();
    expect(await listening.next('reconnected')).toBeDefined();
  } finally {
    await receiver.close();
    expect(await listening.interrupt()).toBe(0);
  }
});

test('a reader of the event feed gets every event that is pushed once, although webhooks and the gateway are killed', async () => {
  await runCli(system.env, 'stores', 'update', store.tenantId, '--event-feed', 'on');
  const receiver = await webhookReceiver();
  const given = { endpoint_url: receiver.url, event_types: ['product.created'] };
  const { body: subscription } = await store.server.post('/v1/webhooks', given);
  const stopping = new AbortController();
  const read: string[] = [];
  const follow = async (): Promise<void> => {
    const { signal } = stopping;
    const client = createStorefront({ baseUrl: system.baseUrl, apiKey: store.secretKey });
    for (let cursor: string | undefined; !signal.aborted;) {
      try {
        for await (const batch of client.events({ cursor, types: ['product.created'], signal })) {
          read.push(...batch.events.map(({ id }) => id));
          cursor = batch.cursor;
        }
      } catch {
        await sleep(100);
      }
    }
  };
  const following = follow();
  const skus: string[] = [];
  const createProducts = async (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= 1) {
      skus.push(`FEED-${skus.length}`);
      await store.importProducts([aProduct({ sku: skus.at(-1) ?? '' })]);
    }
  };

  try {
    await Promise.all([system.kill('webhooks'), createProducts(2)]);
    await createProducts(2);
    // The command needs the gateway, so nothing changes while it is away.
    await system.kill('gateway');
    await Promise.all([system.kill('webhooks'), createProducts(2)]);
    await createProducts(1);

    await eventually(60_000, async () => {
      const pushed = new Set(receiver.received.map(({ json }) => json.id));
      expect(pushed.size).toBe(skus.length);
      expect(read.toSorted()).toEqual([...pushed].toSorted());
    });
  } finally {
    stopping.abort();
    await following;
    await store.server.delete(`/v1/webhooks/${subscription.id}`);
    await receiver.close();
  }
});

testWithPostgres('with Postgres killed, every response is an envelope without internals, and reads recover', async () => {
  const up = system.kill('postgres');
  const responses = await Promise.all([
    store.browser.get('/v1/products?limit=6'),
    shopper.api.get('/v1/me'),
    shopper.api.get(`/v1/carts/${cartId}`),
    store.browser.get('/health'),
  ]);
  await up;

  for (const { status, text } of responses) {
    expect([200, 502, 503, 504]).toContain(status);
    expect(text).not.toMatch(/postgres|ECONN|terminat|shutting down/i);
  }
  await expectComplete(() => shopper.api.get('/v1/me'));
  await expectComplete(() => shopper.api.get(`/v1/carts/${cartId}`));
  await expectComplete(() => store.browser.get('/v1/products?limit=6'));
});
