import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from '@jest/globals';
import { createStorefront } from './create-storefront.ts';
import { settle } from './failure.ts';
import { retryAfterMs } from './retry.ts';
import { closeServers, type Reply, scriptedServer } from './testing/scripted-server.ts';

afterEach(closeServers);

const DONE: Reply = { status: 200, body: { data: { id: 'c1' } } };
const LINE = { params: { path: { cart_id: 'c1' } }, body: { sku: 'BOLT', quantity: 2 } };
const refused = (status: number, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: { error: { code: 'x', reason: null, message: 'No.', request_id: 'r1', details: [] }, detail: 'No.' },
});

test('a write is repeated with the same key, body, and credentials after a lost connection and a 5xx', async () => {
  const server = await scriptedServer('drop', refused(502), refused(504), DONE);
  const storefront = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k', shopperToken: () => 't' });

  expect(await settle(storefront.POST('/v1/carts/{cart_id}/lines', LINE))).toEqual({ ok: true, data: { data: { id: 'c1' } } });

  const sent = server.received.map(({ headers, body }) => [
    headers.authorization,
    headers['x-storefront-shopper-token'],
    headers['idempotency-key'],
    body,
  ]);
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(sent[0]).toEqual(['Bearer k', 't', expect.stringMatching(/^[0-9a-f]{32}$/), JSON.stringify(LINE.body)]);
});

test('the longest wait bounds the waits between retries, not their number', async () => {
  const server = await scriptedServer(refused(503), refused(503), refused(503), refused(503), DONE);
  const { GET } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k', retries: 4, delayMsMax: 1 });

  expect(await settle(GET('/v1/carts/{cart_id}', { params: LINE.params }))).toMatchObject({ ok: true });
  expect(server.received).toHaveLength(5);
});

test('two writes have different keys, and a key of the caller is sent as it is', async () => {
  const server = await scriptedServer(DONE);
  const { POST } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
  const params = { ...LINE.params, header: { 'Idempotency-Key': 'mine' } };
  await POST('/v1/carts');
  await POST('/v1/carts');
  await POST('/v1/carts/{cart_id}/lines', { ...LINE, params });

  const [first, second, third] = server.received.map(({ headers }) => headers['idempotency-key']);
  expect(first).not.toBe(second);
  expect(third).toBe('mine');
});

test('a PATCH, which has no key, is not repeated after a failure that may have had an effect', async () => {
  const server = await scriptedServer(refused(502), 'drop');
  const { PATCH } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
  const change = { params: { path: { cart_id: 'c1', line_id: 'l1' } }, body: { quantity: 3 } };

  expect(await settle(PATCH('/v1/carts/{cart_id}/lines/{line_id}', change))).toMatchObject({ failure: { kind: 'api', status: 502 } });
  expect(await settle(PATCH('/v1/carts/{cart_id}/lines/{line_id}', change))).toMatchObject({ failure: { kind: 'network' } });
  expect(server.received).toHaveLength(2);
});

test('any request is repeated after a 429 and a 409 with Retry-After, once that time has passed', async () => {
  const server = await scriptedServer(refused(429, { 'retry-after': '1' }), refused(409, { 'retry-after': '0' }), DONE);
  const { DELETE } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
  const startedAt = performance.now();

  expect(await settle(DELETE('/v1/me/addresses/{address_id}', { params: { path: { address_id: 'a1' } } }))).toMatchObject({ ok: true });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990);
  expect(server.received).toHaveLength(3);
});

test('a longer Retry-After than the limit, a 409 without one, and a 404 are returned at once', async () => {
  const server = await scriptedServer(refused(429, { 'retry-after': '60' }), refused(409), refused(404));
  const { GET } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });

  expect(await settle(GET('/v1/me'))).toMatchObject({ failure: { status: 429, retryAfterSeconds: 60, requestId: 'r1' } });
  expect(await settle(GET('/v1/me'))).toMatchObject({ failure: { status: 409 } });
  expect(await settle(GET('/v1/me'))).toMatchObject({ failure: { status: 404 } });
  expect(server.received).toHaveLength(3);
});

test('retries: 0 sends each request once', async () => {
  const server = await scriptedServer(refused(503));
  const { GET } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k', retries: 0 });

  expect(await settle(GET('/v1/me'))).toMatchObject({ failure: { status: 503 } });
  expect(server.received).toHaveLength(1);
});

test('a slow attempt is repeated', async () => {
  const server = await scriptedServer('hang', DONE);
  const { GET } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k', timeoutMs: 2000 });

  expect(await settle(GET('/v1/me'))).toMatchObject({ ok: true });
  expect(server.received.length).toBeGreaterThanOrEqual(2);
});

test('the time that a request lets the API wait is added to its timeout', async () => {
  const server = await scriptedServer({ ...DONE, afterMs: 1_000 });
  const { GET } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k', timeoutMs: 200, retries: 0 });

  expect(await settle(GET('/v1/events', { params: { query: { wait_seconds: 20 } } }))).toMatchObject({ ok: true });
  expect(await settle(GET('/v1/events'))).toMatchObject({ failure: { kind: 'aborted' } });
});

test('the caller can abort a request that waits for its next attempt', async () => {
  const server = await scriptedServer(refused(503, { 'retry-after': '9' }));
  const { GET } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
  const caller = new AbortController();
  const refusedOnce = settle(GET('/v1/me', { signal: caller.signal }));
  while (server.received.length < 1) await sleep(10);

  caller.abort();
  expect(await refusedOnce).toMatchObject({ failure: { kind: 'aborted' } });
  expect(server.received).toHaveLength(1);
});

test.each([[new Error('bye')], ['bye'], [new TypeError('bye')]])(
  'a request aborted with a reason fails with it as its cause: %p',
  async (reason) => {
    const server = await scriptedServer('hang', 'stall', refused(503, { 'retry-after': '9' }));
    const { GET } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
    const aborted = { ok: false, failure: { kind: 'aborted', message: 'bye', cause: reason } };
    for (const count of [1, 2, 3]) {
      const caller = new AbortController();
      const settled = settle(GET('/v1/me', { signal: caller.signal }));
      while (server.received.length < count) await sleep(10);
      caller.abort(reason);
      expect(await settled).toEqual(aborted);
    }
    expect(await settle(GET('/v1/me', { signal: AbortSignal.abort(reason) }))).toEqual(aborted);
  },
);

test('the deadline and the signal of a request outlive garbage collection', async () => {
  setFlagsFromString('--expose-gc');
  const collecting = setInterval(runInNewContext('gc') as () => void, 20);
  const server = await scriptedServer('hang', 'stall', 'hang', 'stall');
  const options = { baseUrl: server.baseUrl, apiKey: 'k', retries: 0 };
  const failureOf = async (timeoutMs: number, signal: AbortSignal | null) =>
    settle(createStorefront({ ...options, timeoutMs }).GET('/v1/me', { signal })).then((result) => !result.ok && result.failure.kind);
  try {
    expect([await failureOf(300, null), await failureOf(300, null)]).toEqual(['aborted', 'aborted']);
    expect([await failureOf(60_000, AbortSignal.timeout(300)), await failureOf(60_000, AbortSignal.timeout(300))]).toEqual([
      'aborted',
      'aborted',
    ]);
  } finally {
    clearInterval(collecting);
  }
});

test.each([
  [502, '<html>Bad gateway</html>', '<html>Bad gateway</html>'],
  [403, '', ''],
  [503, '{"error":"busy"}', { error: 'busy' }],
  [503, '{"error":{"code":"busy"}}', { error: { code: 'busy' } }],
  [503, 'null', null],
  [200, '<html>Sign in</html>', '<html>Sign in</html>'],
  [200, '', ''],
  [200, '[]', []],
  [200, 'null', null],
  [200, '{"message":"Maintenance"}', { message: 'Maintenance' }],
  [200, '{"data":"Maintenance"}', { data: 'Maintenance' }],
])('a response of status %d with the body %j is not from the API: its status and body are in the failure', async (status, body, cause) => {
  const server = await scriptedServer({ status, body });
  const { GET } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k', retries: 0 });

  expect(await settle(GET('/v1/me'))).toMatchObject({ ok: false, failure: { kind: 'unreadable', status, cause } });
});

test('a value that is new, and a body that the caller parses, are returned as they are', async () => {
  const product = { sku: 'BOLT', availability: 'SOON' };
  const server = await scriptedServer({ status: 200, body: product }, { status: 200, body: 'sku,availability' });
  const { GET } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
  const path = '/v1/products/{sku}/availability';

  expect(await settle(GET(path, { params: { path: { sku: 'BOLT' } } }))).toEqual({ ok: true, data: product });
  expect(await settle(GET('/v1/me/statement', { parseAs: 'text' }))).toEqual({ ok: true, data: 'sku,availability' });
});

test.each([
  ['60', 60_000],
  ['Sun, 06 Nov 2095 08:49:37 GMT', Date.UTC(2095, 10, 6, 8, 49, 37)],
  ['Sunday, 06-Nov-95 08:49:37 GMT', 0],
  ['Sun Nov  6 08:49:37 2095', Date.UTC(2095, 10, 6, 8, 49, 37)],
  ['5 apples', undefined],
  ['2095-11-06', undefined],
  ['', undefined],
])('Retry-After %j is %p', (value, expected) => {
  const now = Date.now();
  const waitMs = retryAfterMs({ headers: new Headers({ 'Retry-After': value }) });
  const isDate = expected !== undefined && expected > now;

  if (isDate) expect(Math.abs((waitMs ?? 0) + now - expected)).toBeLessThan(60_000);
  else expect(waitMs).toBe(expected);
});
