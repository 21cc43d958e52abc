import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createLogger } from '@storefront/telemetry';
import type { Redis } from 'ioredis';
import { connectLimiterRedis } from '../access/limits/redis-window.ts';
import type { RequestContext } from '../http/context/request-context.ts';
import { CACHED_PER_SECOND, requestLog } from './request-log.ts';

const log = createLogger('request-log-test', 'silent');
const REQUESTS_MAX = 150;

let redis: Redis;
let tenantId: string;
beforeAll(async () => {
  redis = connectLimiterRedis(process.env.TEST_REDIS_URL ?? '', log);
  await new Promise((resolve) => redis.once('ready', resolve));
});
afterAll(() => redis.disconnect());
beforeEach(() => {
  tenantId = randomUUID();
});

const scope = () => ({ tenantId, mode: 'sandbox' as const });
const route = { id: 'getOrder', method: 'get', path: '/v1/orders/:order_id' };
const aContext = (over: object = {}): RequestContext =>
  ({ requestId: randomUUID(), startedAt: performance.now(), key: scope(), route, ...over }) as unknown as RequestContext;

/** Records requests and stores them. */
async function recorded(
  contexts: readonly RequestContext[],
  requestsMax = REQUESTS_MAX,
  options: { readonly memoryShareMax?: number } = {},
) {
  const requests = requestLog({ redis, requestsMax, log, ...options });
  for (const context of contexts) requests.record(context, 200);
  await requests.close();
  return requests;
}

test('a request is found by its ID, and the newest one if several have the same', async () => {
  const calls = [{ rpc: 'storefront.orders.v1.OrdersService/GetOrder', count: 2, totalMs: 2.7499 }];
  const requests = await recorded([
    aContext({ requestId: 'same' }),
    aContext({ requestId: 'same', calls, error: { code: 'not_found', reason: null } }),
  ]);

  expect(await requests.find(scope(), 'same')).toEqual({
    id: 'same',
    startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    operation: 'getOrder',
    method: 'GET',
    path: '/v1/orders/{order_id}',
    status: 200,
    code: 'not_found',
    reason: null,
    durationMs: expect.any(Number),
    cache: null,
    calls: [{ rpc: 'storefront.orders.v1.OrdersService/GetOrder', count: 2, totalMs: 2.7 }],
  });
  expect(await requests.find({ ...scope(), mode: 'live' }, 'same')).toBeUndefined();
  expect(await requests.find({ ...scope(), tenantId: randomUUID() }, 'same')).toBeUndefined();
});

test('the oldest requests beyond the limit are removed from the list and from the index', async () => {
  const contexts = Array.from({ length: 320 }, () => aContext());
  const requests = await recorded(contexts);

  expect(await redis.xlen(`requests:{${tenantId}:sandbox}`)).toBe(REQUESTS_MAX);
  expect(await redis.hlen(`request-ids:{${tenantId}:sandbox}`)).toBe(REQUESTS_MAX);
  const { requests: listed } = await requests.list(scope(), { after: '0-0', limit: 1_000 });
  expect(listed.map(({ id }) => id)).toEqual(contexts.slice(-REQUESTS_MAX).map(({ requestId }) => requestId));
});

test('nothing is recorded once Redis has less memory left than limits of rates may need', async () => {
  const requests = await recorded([aContext({ requestId: 'full' })], REQUESTS_MAX, { memoryShareMax: 0 });

  expect(await requests.find(scope(), 'full')).toBeUndefined();
});

test('a request is retained for a day', async () => {
  const [stream, hash] = [`requests:{${tenantId}:sandbox}`, `request-ids:{${tenantId}:sandbox}`];
  const old = `${Date.now() - 24 * 3_600_000 - 1_000}-0`;
  await redis.xadd(stream, old, 'id', 'old', 'record', '{"id":"old"}');
  await redis.hset(hash, 'old', old);
  const reader = requestLog({ redis, requestsMax: REQUESTS_MAX, log });
  expect(await reader.find(scope(), 'old')).toBeUndefined();
  expect((await reader.list(scope(), { limit: 10 })).requests).toEqual([]);
  await reader.close();

  await recorded([aContext({ requestId: 'new' })]);

  expect(await redis.hkeys(hash)).toEqual(['new']);
  expect(await redis.xlen(stream)).toBe(1);
  for (const key of [stream, hash]) expect(await redis.ttl(key)).toBeGreaterThan(23 * 3_600);
});

test('requests without a key, those of developer tools, and most reads from the cache are not recorded', async () => {
  const cached = Array.from({ length: 100 }, () => aContext({ edge: 'hit' }));
  const requests = await recorded([aContext({ key: undefined }), aContext({ route: { ...route, isTool: true } }), ...cached]);

  const { requests: listed } = await requests.list(scope(), { limit: 200 });
  // The loop can cross into another second.
  expect([CACHED_PER_SECOND, 2 * CACHED_PER_SECOND]).toContain(listed.length);
  expect(new Set(listed.map(({ cache }) => cache))).toEqual(new Set(['hit']));
});

test('a limit of 0 turns the log off', async () => {
  const requests = await recorded([aContext()], 0);

  expect((await requests.list(scope(), { limit: 10 })).requests).toEqual([]);
});

test('without Redis, recording does nothing, and reading fails', async () => {
  const away = connectLimiterRedis('redis://127.0.0.1:1', log);
  const requests = requestLog({ redis: away, requestsMax: REQUESTS_MAX, log });
  for (let count = 0; count < 10_000; count += 1) requests.record(aContext(), 200);

  await expect(requests.find(scope(), 'any')).rejects.toMatchObject({ code: 'service_unavailable', reason: 'request_log_unavailable' });
  await expect(requests.list(scope(), { limit: 10 })).rejects.toMatchObject({ reason: 'request_log_unavailable' });
  await requests.close();
  away.disconnect();
});

test('a cursor that the log has not returned is refused', async () => {
  const requests = await recorded([]);

  await expect(requests.list(scope(), { after: '+', limit: 10 })).rejects.toMatchObject({ code: 'validation_error' });
});
