import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type System, startSystem } from '@storefront/local-system';
import pg from 'pg';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import type { Answer } from '../support/api.ts';
import { brokenChecks } from '../support/doctor.ts';
import { anOrder } from '../support/priced-cart.ts';
import { within } from '../support/within.ts';

/** A system of this test's own, whose parts are frozen, killed and held up: what is missing is named, and is back when they are. */

/** The budget of a section, and what this machine takes on a busy day. */
const SECTION_MS = 800 + 700;
/** A read's whole deadline, likewise. */
const READ_MS = 2000 + 1000;

let system: System;
let store: TestStore;
let shopper: Shopper;
let cartId: string;
let orderId: string;
let invoiceId: string;

beforeAll(async () => {
  system = await startSystem({ ephemeral: true });
  store = await aStore({ system });
  await store.importProducts([aProduct({ sku: 'BOLT' }), aProduct({ sku: 'NUT' })]);
  shopper = await store.shopper();
  await store.operate('prices', 'set', 'BOLT', '10', '--customer', shopper.customerId);
  cartId = (await shopper.api.post('/v1/carts')).body.data.id;
  await shopper.api.post(`/v1/carts/${cartId}/lines`, { sku: 'BOLT', quantity: 1 });
  orderId = (await anOrder(shopper, [{ sku: 'NUT', quantity: 1 }])).id;
  await within(10_000, async () => {
    invoiceId = (await shopper.api.get('/v1/invoices')).body.data[0]?.id;
    expect(invoiceId).toEqual(expect.any(String));
  });
});
afterAll(() => system.stop());

const signal = (name: string, which: NodeJS.Signals): void => {
  const pid = system.processes().find((row) => row.name === name)?.pid;
  if (typeof pid !== 'number') throw new Error(`${name} does not run`);
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

/** Freezes Postgres with those of its processes that serve the gateway: they would answer on without it. */
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

/** Holds a table as a long migration would, so that one part of the work cannot be done. */
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

async function timed(ask: Promise<Answer>): Promise<{ answer: Answer; elapsedMs: number }> {
  const startedAt = performance.now();
  const answer = await ask;
  return { answer, elapsedMs: performance.now() - startedAt };
}

const fieldsOf = ({ body }: Answer): string[] => body.errors.map(({ field }: { field: string }) => field).sort();

function expectPartial(answer: Answer, code: string): void {
  expect(answer.status).toBe(200);
  expect(new Set(answer.body.errors.map((error: { code: string }) => error.code))).toEqual(new Set([code]));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('etag')).toBeNull();
}
const expectWhole = (ask: () => Promise<Answer>): Promise<void> =>
  within(10_000, async () => {
    const { status, body } = await ask();
    expect([status, body.errors]).toEqual([200, []]);
  });

describe('with the catalog frozen', () => {
  test('a cart is read without what the catalog says of its lines, in time; the list itself is a 504; both are back after it', async () => {
    const cart = () => shopper.api.get(`/v1/carts/${cartId}`);
    const list = () => store.browser.get('/v1/products?limit=7');

    const [read, listed] = await frozen('catalog', () => Promise.all([timed(cart()), timed(list())]));

    expectPartial(read.answer, 'downstream_timeout');
    expect(fieldsOf(read.answer)).toEqual(['lines[].availability', 'lines[].description']);
    expect(read.answer.body.data.lines[0]).toMatchObject({ sku: 'BOLT', quantity: 1, description: null, availability: 'UNKNOWN' });
    expect(read.elapsedMs).toBeLessThan(SECTION_MS);
    expect([listed.answer.status, listed.answer.body.error.code, listed.answer.headers.get('cache-control')]).toEqual([
      504,
      'gateway_timeout',
      'no-store',
    ]);
    expect(listed.elapsedMs).toBeLessThan(READ_MS);
    await expectWhole(cart);
    await expectWhole(list);
    expect((await list()).headers.get('etag')).not.toBeNull();
  });

  test('ten silences open the breaker: from then on the answer is a 502 at once, beside the probes too', async () => {
    const ask = (limit: number) => timed(store.browser.get(`/v1/products?limit=${limit}`));

    const quick = await frozen('catalog', async () => {
      await Promise.all(Array.from({ length: 12 }, (_, index) => ask(10 + index)));
      const asked: ReturnType<typeof timed>[] = [];
      for (let turn = 0; turn < 50; turn += 1) {
        asked.push(ask(30 + turn));
        await sleep(50);
      }
      return Promise.all(asked);
    });

    const slow = quick.filter(({ elapsedMs }) => elapsedMs > 300);
    // One probe a second, each as long as its deadline.
    expect(slow.length).toBeLessThanOrEqual(2);
    for (const { answer } of quick) expect([502, 504]).toContain(answer.status);
    expect(quick[0]?.answer.body.error).toMatchObject({ code: 'bad_gateway', message: 'A part of the service is unavailable.' });
    await expectWhole(() => store.browser.get('/v1/products?limit=9'));
  });
});

describe('with a table of the catalog held', () => {
  test('a contract price that cannot be had is null and never the list price; others read on', async () => {
    const priced = store.browser.as({ shopperToken: shopper.token });
    const [own, detail, anonymous] = await locked('catalog.contract_price', () =>
      Promise.all([priced.get('/v1/products?limit=3'), priced.get('/v1/products/BOLT'), store.browser.get('/v1/products?limit=3')]),
    );

    for (const answer of [own, detail]) {
      expectPartial(answer, 'downstream_timeout');
      expect(fieldsOf(answer)).toEqual(['unit_price']);
    }
    expect(own.body.data.map(({ unit_price }: { unit_price: unknown }) => unit_price)).toEqual([null, null]);
    expect(detail.body.data).toMatchObject({ unit_price: null, list_unit_price: 100 });
    expect([anonymous.status, anonymous.body.errors]).toEqual([200, []]);
    await expectWhole(() => priced.get('/v1/products?limit=3'));
    expect((await priced.get('/v1/products/BOLT')).body.data.unit_price).toBe(10);
  });

  test('a stock band that cannot be had is UNKNOWN', async () => {
    const answer = await locked('catalog.stock', () => store.browser.get('/v1/products?limit=4'));

    expectPartial(answer, 'downstream_timeout');
    expect(fieldsOf(answer)).toEqual(['availability']);
    expect(answer.body.data[0]).toMatchObject({ availability: 'UNKNOWN', unit_price: 100 });
    await expectWhole(() => store.browser.get('/v1/products?limit=4'));
  });
});

describe('with billing away', () => {
  const order = () => shopper.api.get(`/v1/orders/${orderId}`);

  test('frozen, an order is read without its invoices and payment session', async () => {
    const { answer, elapsedMs } = await frozen('billing', () => timed(order()));

    expectPartial(answer, 'downstream_timeout');
    expect(fieldsOf(answer)).toEqual(['invoices', 'payment_session']);
    expect(answer.body.data).toMatchObject({ id: orderId, invoices: null, payment_session: null });
    expect(elapsedMs).toBeLessThan(SECTION_MS);
    await expectWhole(order);
    expect((await order()).body.data.invoices).toHaveLength(1);
  });

  test('killed, likewise and at once; what is about billing itself is a 502', async () => {
    const up = system.kill('billing');
    const [{ answer, elapsedMs }, me, credit] = await Promise.all([
      timed(order()),
      shopper.api.get('/v1/me'),
      shopper.api.get('/v1/me/credit-status'),
    ]);
    await up;

    expectPartial(answer, 'downstream_unavailable');
    expect(elapsedMs).toBeLessThan(SECTION_MS);
    for (const { status, body } of [me, credit]) expect([status, body.error.reason]).toEqual([502, 'downstream_unavailable']);
    await expectWhole(order);
    await expectWhole(() => shopper.api.get('/v1/me'));
  });
});

test('with orders frozen, an invoice is read without its order', async () => {
  const invoice = () => shopper.api.get(`/v1/invoices/${invoiceId}`);
  const answer = await frozen('orders', invoice);

  expectPartial(answer, 'downstream_timeout');
  expect([fieldsOf(answer), answer.body.data.order]).toEqual([['order'], null]);
  await expectWhole(invoice);
  expect((await invoice()).body.data.order.id).toBe(orderId);
});

describe('the doctor', () => {
  const brokenNames = async () => (await brokenChecks(system.env)).map(({ name }) => name);
  const isContent = () => within(30_000, async () => expect(await brokenChecks(system.env)).toEqual([]));

  test('names a service that does not answer, and what cannot be told without it', async () => {
    await isContent();
    expect(await frozen('billing', brokenNames)).toEqual([
      'billing.answers',
      'every consumer of events is caught up or catching up',
      'the services can be compared',
    ]);
    await isContent();
  });

  test('names a consumer that has events before it and does not get on', async () => {
    const stuck = { name: 'every consumer of events is caught up or catching up', ok: false, detail: expect.stringMatching(/^cart/) };
    const order = await anOrder(shopper, [{ sku: 'NUT', quantity: 1 }]);
    await locked('cart.inbox', async () => {
      await shopper.api.post(`/v1/orders/${order.id}/cancel`, { reason: 'to be told of' });
      await within(20_000, async () => expect(await brokenChecks(system.env)).toEqual([stuck]));
    });
    await isContent();
  });
});

test('with Postgres frozen, whose key or origin cannot be looked up is told so in time, and is let in after it', async () => {
  const { key } = await store.issueKey('secret');
  const ping = () => timed(store.server.as({ key }).get('/v1/ping'));
  const preflight = { method: 'OPTIONS', headers: { origin: 'https://nobody.example', 'access-control-request-method': 'GET' } };

  const [pinged, asked] = await postgresFrozen(() => Promise.all([ping(), fetch(`${system.baseUrl}/v1/ping`, preflight)]));

  for (const { status, headers } of [pinged.answer, asked]) expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  expect(pinged.elapsedMs).toBeLessThan(READ_MS);
  await within(10_000, async () => expect((await ping()).answer.status).toBe(200));
});

test('with Postgres killed, every answer is an envelope, and all is well again after it', async () => {
  const up = system.kill('postgres');
  const answers = await Promise.all([
    store.browser.get('/v1/products?limit=6'),
    shopper.api.get('/v1/me'),
    shopper.api.get(`/v1/carts/${cartId}`),
    store.browser.get('/health'),
  ]);
  await up;

  for (const { status, text } of answers) {
    expect([200, 500, 502, 503, 504]).toContain(status);
    expect(text).not.toMatch(/postgres|ECONN|terminat|shutting down/i);
  }
  await expectWhole(() => shopper.api.get('/v1/me'));
  await expectWhole(() => shopper.api.get(`/v1/carts/${cartId}`));
  await expectWhole(() => store.browser.get('/v1/products?limit=6'));
});
