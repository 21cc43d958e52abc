import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { System } from '@storefront/local-system';
import pg from 'pg';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import type { ApiResponse } from '../support/api.ts';
import { brokenChecks } from '../support/doctor.ts';
import { eventually } from '../support/eventually.ts';
import { startOwnSystem } from '../support/own-system.ts';
import { anOrder } from '../support/priced-cart.ts';
import { webhookReceiver } from '../support/webhook-receiver.ts';

/** Partial responses while parts of a separate system are frozen, killed, or blocked, and complete ones after they recover. */

let system: System;
let store: TestStore;
let shopper: Shopper;
let cartId: string;
let orderId: string;
let invoiceId: string;

beforeAll(async () => {
  system = await startOwnSystem();
  store = await aStore({ system });
  await store.importProducts([aProduct({ sku: 'BOLT' }), aProduct({ sku: 'NUT' })]);
  shopper = await store.shopper();
  await store.cli('prices', 'set', 'BOLT', '10', '--customer', shopper.customerId);
  cartId = (await shopper.api.post('/v1/carts')).body.data.id;
  await shopper.api.post(`/v1/carts/${cartId}/lines`, { sku: 'BOLT', quantity: 1 });
  orderId = (await anOrder(shopper, [{ sku: 'NUT', quantity: 1 }])).id;
  await eventually(10_000, async () => {
    invoiceId = (await shopper.api.get('/v1/invoices')).body.data[0]?.id;
    expect(invoiceId).toEqual(expect.any(String));
  });
});
afterAll(() => system.stop());

const signal = (name: string, which: NodeJS.Signals): void => {
  const pid = system.processes().find((row) => row.name === name)?.pid;
  if (typeof pid !== 'number') throw new Error(`${name} is not running`);
  process.kill(pid, which);
};

async function frozen<T>(name: string, run: () => Promise<T>): Promise<T> {
  signal(name, 'SIGSTOP');
  try {
    return await run();
  } finally {
    signal(name, 'SIGCONT');
  }
}

/** Freezes Postgres and the backends that serve the gateway, which would otherwise continue to respond. */
async function postgresFrozen<T>(run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: system.urls.postgresUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity where application_name = 'gateway'");
  await client.end();
  return frozen('postgres', async () => {
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    try {
      return await run();
    } finally {
      for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    }
  });
}

/** Locks a table, as a long migration would. */
async function locked<T>(table: string, run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: system.urls.postgresUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    return await run();
  } finally {
    await client.end();
  }
}

const fieldsOf = ({ body }: ApiResponse): string[] => body.errors.map(({ field }: { field: string }) => field).sort();

function expectPartial(response: ApiResponse, code: string): void {
  expect(response.status).toBe(200);
  expect(new Set(response.body.errors.map((error: { code: string }) => error.code))).toEqual(new Set([code]));
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBeNull();
}
const expectComplete = (send: () => Promise<ApiResponse>): Promise<void> =>
  eventually(10_000, async () => {
    const { status, body } = await send();
    expect([status, body.errors]).toEqual([200, []]);
  });

/** Longer than a cart shows what it has kept of the catalog without asking for its version. */
const KEPT_MS = 1000;

describe('with the catalog frozen', () => {
  test('a cart omits its catalog fields, and a product list gets a 504; both recover', async () => {
    const cart = () => shopper.api.get(`/v1/carts/${cartId}`);
    const list = () => store.browser.get('/v1/products?limit=7');

    const [read, listed] = await frozen('catalog', async () => {
      await sleep(KEPT_MS);
      return Promise.all([cart(), list()]);
    });

    expectPartial(read, 'downstream_timeout');
    expect(fieldsOf(read)).toEqual(['lines[].availability', 'lines[].description']);
    expect(read.body.data.lines[0]).toMatchObject({ sku: 'BOLT', quantity: 1, description: null, availability: 'UNKNOWN' });
    expect([listed.status, listed.body.error.code, listed.headers.get('cache-control')]).toEqual([504, 'gateway_timeout', 'no-store']);
    await expectComplete(cart);
    await expectComplete(list);
    expect((await list()).headers.get('etag')).not.toBeNull();
  });

  test('ten timeouts open the circuit breaker; requests then get a 502, even during probes', async () => {
    const list = (limit: number) => store.browser.get(`/v1/products?limit=${limit}`);

    const responses = await frozen('catalog', async () => {
      await Promise.all(Array.from({ length: 12 }, (_, index) => list(10 + index)));
      const sent: Promise<ApiResponse>[] = [];
      for (let turn = 0; turn < 50; turn += 1) {
        sent.push(list(30 + turn));
        await sleep(50);
      }
      return Promise.all(sent);
    });

    // Only the probes, one per second, wait for the catalog, and they get a 504.
    const refused = responses.filter(({ status }) => status === 502);
    expect(refused.length).toBeGreaterThan(responses.length / 2);
    for (const { status } of responses) expect([502, 504]).toContain(status);
    expect(refused[0]?.body.error).toMatchObject({ code: 'bad_gateway', message: 'Part of the service is unavailable.' });
    await expectComplete(() => store.browser.get('/v1/products?limit=9'));
  });
});

describe('with a table of the catalog locked', () => {
  test('an unavailable contract price is null, never the list price, and anonymous reads are unaffected', async () => {
    const priced = store.browser.as({ shopperToken: shopper.token });
    const [own, detail, anonymous] = await locked('catalog.contract_price', () =>
      Promise.all([priced.get('/v1/products?limit=3'), priced.get('/v1/products/BOLT'), store.browser.get('/v1/products?limit=3')]),
    );

    for (const response of [own, detail]) {
      expectPartial(response, 'downstream_timeout');
      expect(fieldsOf(response)).toEqual(['unit_price']);
    }
    expect(own.body.data.map(({ unit_price }: { unit_price: unknown }) => unit_price)).toEqual([null, null]);
    expect(detail.body.data).toMatchObject({ unit_price: null, list_unit_price: 100 });
    expect([anonymous.status, anonymous.body.errors]).toEqual([200, []]);
    await expectComplete(() => priced.get('/v1/products?limit=3'));
    expect((await priced.get('/v1/products/BOLT')).body.data.unit_price).toBe(10);
  });

  test('an unavailable stock band is UNKNOWN', async () => {
    const response = await locked('catalog.stock', () => store.browser.get('/v1/products?limit=4'));

    expectPartial(response, 'downstream_timeout');
    expect(fieldsOf(response)).toEqual(['availability']);
    expect(response.body.data[0]).toMatchObject({ availability: 'UNKNOWN', unit_price: 100 });
    await expectComplete(() => store.browser.get('/v1/products?limit=4'));
  });
});

describe('with billing unavailable', () => {
  const order = () => shopper.api.get(`/v1/orders/${orderId}`);

  test('an order omits its invoices and payment session while billing is frozen', async () => {
    const response = await frozen('billing', order);

    expectPartial(response, 'downstream_timeout');
    expect(fieldsOf(response)).toEqual(['invoices', 'payment_session']);
    expect(response.body.data).toMatchObject({ id: orderId, invoices: null, payment_session: null });
    await expectComplete(order);
    expect((await order()).body.data.invoices).toHaveLength(1);
  });

  test('an order omits them while billing is killed, and billing routes get a 502', async () => {
    const up = system.kill('billing');
    const [response, me, credit] = await Promise.all([order(), shopper.api.get('/v1/me'), shopper.api.get('/v1/me/credit-status')]);
    await up;

    expectPartial(response, 'downstream_unavailable');
    for (const { status, body } of [me, credit]) expect([status, body.error.reason]).toEqual([502, 'downstream_unavailable']);
    await expectComplete(order);
    await expectComplete(() => shopper.api.get('/v1/me'));
  });
});

test('with orders frozen, an invoice omits its order', async () => {
  const invoice = () => shopper.api.get(`/v1/invoices/${invoiceId}`);
  const response = await frozen('orders', invoice);

  expectPartial(response, 'downstream_timeout');
  expect([fieldsOf(response), response.body.data.order]).toEqual([['order'], null]);
  await expectComplete(invoice);
  expect((await invoice()).body.data.order.id).toBe(orderId);
});

describe('the doctor', () => {
  const brokenNames = async () => (await brokenChecks(system.env)).map(({ name }) => name);
  const expectHealthy = () => eventually(30_000, async () => expect(await brokenChecks(system.env)).toEqual([]));

  test('reports an unresponsive service and the checks that depend on it', async () => {
    await expectHealthy();
    expect(await frozen('billing', brokenNames)).toEqual(['billing.answers', 'consumers_keep_up', 'services_comparable']);
    await expectHealthy();
  });

  test('reports a consumer whose backlog does not shrink', async () => {
    const stuck = expect.objectContaining({ name: 'consumers_keep_up', ok: false, detail: expect.stringMatching(/^cart/) });
    const order = await anOrder(shopper, [{ sku: 'NUT', quantity: 1 }]);
    await locked('cart.inbox', async () => {
      await shopper.api.post(`/v1/orders/${order.id}/cancel`, { reason: 'test' });
      await eventually(20_000, async () => expect(await brokenChecks(system.env)).toEqual([stuck]));
    });
    await expectHealthy();
  });
});

test('with Postgres frozen, requests with an uncached key or origin get a 503 and succeed afterward', async () => {
  const { key } = await store.issueKey('secret');
  const ping = () => store.server.as({ key }).get('/v1/ping');
  const preflight = { method: 'OPTIONS', headers: { origin: 'https://unknown.example', 'access-control-request-method': 'GET' } };

  const [pinged, preflighted] = await postgresFrozen(() => Promise.all([ping(), fetch(`${system.baseUrl}/v1/ping`, preflight)]));

  for (const { status, headers } of [pinged, preflighted]) expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  await eventually(10_000, async () => expect((await ping()).status).toBe(200));
});

test('with NATS killed, a checkout succeeds, and its webhook and its invoice follow once NATS is back', async () => {
  const receiver = await webhookReceiver();
  await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.confirmed'] });
  const up = system.kill('nats');
  const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
  await up;

  const delivery = await receiver.next(({ json }) => json.data.id === order.id, 60_000);
  expect(delivery.json.type).toBe('order.confirmed');
  await eventually(60_000, async () => {
    const { body } = await shopper.api.get(`/v1/orders/${order.id}`);
    expect(body.data.invoices).toHaveLength(1);
  });
  await receiver.close();
});

test('with NATS killed, a changed price is in the cart within 1 s', async () => {
  const cart = (await shopper.api.post('/v1/carts')).body.data.id;
  await shopper.api.post(`/v1/carts/${cart}/lines`, { sku: 'NUT', quantity: 1 });
  const priced = async () => (await shopper.api.post(`/v1/carts/${cart}/price`)).body.data.subtotal;
  await priced();
  const up = system.kill('nats');
  await store.importProducts([aProduct({ sku: 'NUT', list_unit_price: 77 })]);

  await eventually(1000, async () => expect(await priced()).toBe(77));
  await up;
});

test('with Postgres killed, every response is an envelope without internals, and reads recover', async () => {
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
