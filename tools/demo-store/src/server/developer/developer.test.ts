import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { demoShoppers } from '../../shoppers.ts';
import { fakeGateway, PUBLISHABLE, type ReceivedRequest, SECRET, WEBHOOK_SECRET } from '../../testing/fake-gateway.ts';
import { listenOn } from '../../testing/listen-on.ts';
import { demoApp } from '../app.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

const requests: ReceivedRequest[] = [];
const servers: Server[] = [];
let gateway: string;
let page: string;
let webhooks: WebhookReceiver;

beforeAll(async () => {
  gateway = await listenOn(fakeGateway('http://media.test', requests), servers);
  const urls = { apiBaseUrl: gateway, apiInternalBaseUrl: gateway, webhookUrl: 'http://127.0.0.1:1/webhooks' };
  const demo = demoApp({ host: '127.0.0.1', port: 0, hosts: [], ...urls, publishableKey: PUBLISHABLE, secretKey: SECRET });
  webhooks = demo.webhooks;
  page = await listenOn(demo.app, servers);
});

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** Reads the stream until it contains `text`. */
async function streamUntil(text: string, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await fetch(`${page}/developer/events`, { headers, signal: AbortSignal.timeout(60_000) });
  let read = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    read += chunk;
    if (read.includes(text)) break;
  }
  return read;
}

/** Delivers an event as the API does. */
function deliver(event: unknown, secret = WEBHOOK_SECRET): Promise<Response> {
  const body = JSON.stringify(event);
  const time = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`e1.${time}.${body}`)
    .digest('base64');
  const signed = { 'webhook-id': 'e1', 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
  return fetch(`${page}/webhooks`, { method: 'POST', headers: { 'Content-Type': 'application/json', ...signed }, body });
}

const order = (number: string) => ({
  id: 'e1',
  type: 'order.confirmed',
  data: { number, payment_session: { redirect_url: 'http://pay.test/secret-session' } },
});

test('before it has subscribed, it rejects every delivery', async () => {
  expect((await deliver(order('SO-1'))).status).toBe(401);
});

test('subscribes at each start, and deletes only the subscription of the start before', async () => {
  const send = (method: string, path: string, body?: unknown) =>
    fetch(gateway + path, {
      method,
      headers: { Authorization: `Bearer ${SECRET}`, 'Content-Type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
  await send('POST', '/v1/webhooks', { endpoint_url: 'https://erp.example/', description: 'Another one' });

  await webhooks.start();
  await webhooks.start();

  const subscriptions = (await (await send('GET', '/v1/webhooks')).json()) as { description: string; endpoint_url: string }[];
  expect(subscriptions.map(({ endpoint_url }) => endpoint_url)).toEqual(['https://erp.example/', 'http://127.0.0.1:1/webhooks']);
});

test('streams verified webhooks, without the URL of the payment page', async () => {
  expect((await deliver(order('SO-2'))).status).toBe(204);

  const stream = await streamUntil('SO-2');
  expect(stream).toContain('"is_verified":true');
  expect(stream).toContain('"redirect_url":"(hidden)"');
  expect(stream).not.toContain('secret-session');
});

test('a delivery signed with another secret is refused, and its content is not shown', async () => {
  expect((await deliver(order('SO-FORGED'), `whsec_${Buffer.alloc(32, 8).toString('base64')}`)).status).toBe(401);

  const stream = await streamUntil('"is_verified":false');
  expect(stream).toContain('"event":null');
  expect(stream).not.toContain('SO-FORGED');
});

test('a delivery signed with another secret names the other subscription to this URL', async () => {
  const headers = { Authorization: `Bearer ${SECRET}`, 'Content-Type': 'application/json' };
  const idOf = async (endpoint_url: string): Promise<string> => {
    const created = await fetch(`${gateway}/v1/webhooks`, { method: 'POST', headers, body: JSON.stringify({ endpoint_url }) });
    return ((await created.json()) as { readonly id: string }).id;
  };
  const [sharing, elsewhere] = [await idOf('http://127.0.0.1:1/webhooks'), await idOf('http://127.0.0.1:1/else')];

  await deliver(order('SO-SHARED'), `whsec_${Buffer.alloc(32, 8).toString('base64')}`);

  const stream = await streamUntil(`Subscription ${sharing} also sends to this URL`);
  expect(stream).toMatch(/The delivery was not signed with the secret of subscription [\w-]{36}\. Subscription/);
  expect(stream).not.toContain(`Subscription ${elsewhere}`);
});

test('streams the requests to the API with status, duration, and ID, and without keys or tokens', async () => {
  const [{ email, password }] = demoShoppers;
  const headers = { 'Content-Type': 'application/json' };
  const session = await fetch(`${page}/bff/session`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const Cookie = cookies.join('; ');
  await fetch(`${page}/bff/v1/carts?limit=7`, { headers: { Cookie } });

  const stream = await streamUntil('limit=7');

  expect(stream).toMatch(/"method":"GET","path":"\/v1\/carts\?limit=7","status":200,"duration_ms":\d+,"request_id":"r-\d+"/);
  const tokens = seen(
    'tokens',
    cookies.map((cookie) => cookie.split('=')[1] ?? ''),
    2,
  );
  for (const secret of [SECRET, WEBHOOK_SECRET, password, ...tokens]) expect(stream).not.toContain(secret);
});

test('a page that reconnects receives only what it has not seen', async () => {
  const before = await streamUntil('SO-2');
  const lastId = [...before.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '';
  await deliver(order('SO-3'));

  const stream = await streamUntil('SO-3', { 'Last-Event-ID': lastId });

  expect(stream).not.toContain('SO-2');
});

test('says so while the API cannot be reached', async () => {
  const unreachable = 'http://127.0.0.1:1';
  const urls = { apiBaseUrl: unreachable, apiInternalBaseUrl: unreachable, webhookUrl: 'http://127.0.0.1:1/webhooks' };
  const demo = demoApp({ host: '127.0.0.1', port: 0, hosts: [], ...urls, publishableKey: PUBLISHABLE, secretKey: SECRET });
  page = await listenOn(demo.app, servers);

  await demo.webhooks.start();
  demo.webhooks.stop();

  const stream = await streamUntil('event: subscription');
  expect(stream).toContain('"status":null');
  expect(stream).toContain('"words":"Not subscribed yet: ');
});
