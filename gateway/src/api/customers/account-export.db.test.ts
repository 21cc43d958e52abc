import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type GatewayWithStore, startGatewayWithStore } from '../../testing/request.ts';

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let token: GatewayWithStore['token'];
let ask: GatewayWithStore['ask'];

beforeAll(async () => {
  ({ gateway, store, token, ask } = await startGatewayWithStore());
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.fakes.calls.length = 0;
});

const pagesOfOrders = () => gateway.fakes.calls.filter(({ method }) => method === 'ListOrders').length;

test('an export has every section, and all of 2,000 orders once', async () => {
  gateway.fakes.orderCount = 2000;

  const { status, headers, body } = await ask('/v1/me/export', { key: store.secret, token });

  expect([status, headers.get('cache-control'), headers.get('content-length')]).toEqual([200, 'no-store', null]);
  expect(Object.keys(body.data)).toEqual([
    'customer',
    'addresses',
    'sessions',
    'carts',
    'lists',
    'orders',
    'invoices',
    'credit_notes',
    'payments',
  ]);
  expect(body.errors).toEqual([]);
  expect(new Set(body.data.orders.map(({ id }: { id: string }) => id)).size).toBe(2000);
  expect(body.data.orders).toHaveLength(2000);
  expect(body.data.payments).toEqual([
    {
      id: 'payment',
      currency: 'JMD',
      amount: 115.1,
      reversed_amount: 0,
      paid_at: '2026-11-25T14:00:00.000Z',
      payment_session_id: null,
      reference: 'Wire',
    },
  ]);
});

/** Requests an export, of which nothing is read yet. */
async function anExport(): Promise<IncomingMessage> {
  const request = get(`${gateway.url}/v1/me/export`, {
    headers: { authorization: `Bearer ${store.secret}`, 'x-storefront-shopper-token': token },
  });
  const [response]: [IncomingMessage] = await once(request, 'response').then(([first]) => [first]);
  expect(response.statusCode).toBe(200);
  await once(response, 'readable');
  request.on('error', () => undefined);
  response.on('error', () => undefined);
  return response;
}

/** Returns how many pages of orders were read when no more are. */
async function pagesAtRest(): Promise<number> {
  for (let before = -1; before !== pagesOfOrders();) {
    before = pagesOfOrders();
    await sleep(500);
  }
  return pagesOfOrders();
}

test('an export whose client disconnects is not read to its end', async () => {
  gateway.fakes.orderCount = 1_000_000;
  const response = await anExport();

  response.destroy();

  expect(await pagesAtRest()).toBeLessThan(gateway.fakes.orderCount / 50);
});

test('an export whose client does not read waits for it, and goes on as it does', async () => {
  gateway.fakes.orderCount = 1_000_000;
  const response = await anExport();

  // The sockets buffer some megabytes of the gigabyte that the export has.
  await pagesAtRest();
  expect((await ask('/v1/me', { key: store.secret, token })).status).toBe(200);
  const buffered = pagesOfOrders();
  expect(buffered).toBeLessThan(gateway.fakes.orderCount / 50 / 10);

  response.resume();
  while (pagesOfOrders() < buffered + 10) await sleep(10);
  response.destroy();
});

test('an export that fails midway ends its connection without an end of the response, and no other request fails', async () => {
  gateway.fakes.orderCount = 2000;
  gateway.fakes.ordersFailFrom = 1000;
  const response = await anExport();
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));

  await new Promise((resolve) => response.once('close', resolve));

  const text = Buffer.concat(chunks).toString();
  expect([response.complete, text.startsWith('{"data":{"customer":'), text.includes('"orders":[')]).toEqual([false, true, true]);
  expect(() => JSON.parse(text)).toThrow();
  expect((await ask('/v1/me', { key: store.secret, token })).status).toBe(200);
  gateway.fakes.ordersFailFrom = Number.POSITIVE_INFINITY;
  const { body } = await ask('/v1/me/export', { key: store.secret, token });
  expect(body.data.orders).toHaveLength(2000);
});
