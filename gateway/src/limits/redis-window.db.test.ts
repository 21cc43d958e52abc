import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import type { Redis } from 'ioredis';
import { rateLimiter } from './rate-limiter.ts';
import { connectLimiterRedis } from './redis-window.ts';

const log = createLogger('limiter-test', 'silent');
let redis: Redis;

beforeAll(async () => {
  redis = connectLimiterRedis(process.env.TEST_REDIS_URL ?? '', log);
  await new Promise((resolve) => redis.once('ready', resolve));
});
afterAll(() => redis.disconnect());

const aKey = () => `rate:{test:${newId()}}`;
/** Puts requests of a past second into a window, as if they had been charged then. */
async function past(key: string, secondsAgo: number, count: number): Promise<number> {
  const [now] = await redis.time();
  const second = Number(now) - secondsAgo;
  await redis.hset(key, { s: second, n: count, [second % 61]: count });
  return second;
}

describe('the window in Redis', () => {
  test('lets the limit pass and not one more, however many replicas ask at once', async () => {
    const key = aKey();
    const replica = connectLimiterRedis(process.env.TEST_REDIS_URL ?? '', log);
    await new Promise((resolve) => replica.once('ready', resolve));
    const charge = async (index: number) => (index % 2 === 0 ? redis : replica).chargeWindow(key, 30, 1);

    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => charge(index)));

    expect(answers.filter(([allowed]) => allowed === 1)).toHaveLength(30);
    replica.disconnect();
  });

  test('lets as many of one call pass as there is room for, and tells the others when to come back', async () => {
    const key = aKey();
    await past(key, 20, 5);

    expect((await redis.chargeWindow(key, 12, 4)).slice(0, 3)).toEqual([4, 3, 0]);
    const [allowed, remaining, retryAfter] = await redis.chargeWindow(key, 12, 10);

    expect([allowed, remaining]).toEqual([3, 0]);
    expect([40, 41]).toContain(retryAfter);
    expect((await redis.chargeWindow(key, 12, 1))[0]).toBe(0);
  });

  test('counts a request for 60 whole seconds after its own', async () => {
    const held = aKey();
    await past(held, 59, 5);
    expect((await redis.chargeWindow(held, 5, 1))[0]).toBe(0);

    const slid = aKey();
    await past(slid, 61, 5);
    expect((await redis.chargeWindow(slid, 5, 1))[0]).toBe(1);
  });

  test('tells the wait after which a request passes', async () => {
    const key = aKey();
    await past(key, 20, 5);

    const [allowed, remaining, retryAfter] = await redis.chargeWindow(key, 5, 1);

    expect([allowed, remaining]).toEqual([0, 0]);
    expect([40, 41]).toContain(retryAfter);
  });

  test('is honest about that wait: not a second before it, but then', async () => {
    const key = aKey();
    await past(key, 59, 5);
    const [allowed, , retryAfter] = await redis.chargeWindow(key, 5, 1);
    expect([allowed, retryAfter <= 2]).toEqual([0, true]);

    await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));

    expect((await redis.chargeWindow(key, 5, 1))[0]).toBe(1);
  });

  test('takes back a charge whose second it still holds, and none twice', async () => {
    const key = aKey();
    const second = await past(key, 10, 1);

    expect(await redis.refundWindow(key, second)).toBe(0);
    expect(await redis.refundWindow(key, second)).toBe(0);
    expect(await redis.refundWindow(key, second - 100)).toBe(0);
  });

  test('has an expiry after every call', async () => {
    const [charged, refused, refunded] = [aKey(), aKey(), aKey()];
    await redis.chargeWindow(charged, 1, 1);
    await past(refused, 1, 5);
    await redis.chargeWindow(refused, 1, 1);
    await redis.refundWindow(refunded, 1);

    for (const key of [charged, refused, refunded]) expect(await redis.ttl(key)).toBeGreaterThan(0);
  });
});

test('requests that arrive together are one call, each with its own answer, and never more than the limit', async () => {
  const limiter = rateLimiter(redis, 1, Date.now);
  const subject = { tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 5 };

  const decisions = await Promise.all(Array.from({ length: 8 }, () => limiter.charge(subject)));

  expect(decisions.map(({ allowed, remaining }) => (allowed ? remaining : 'refused'))).toEqual([
    4,
    3,
    2,
    1,
    0,
    'refused',
    'refused',
    'refused',
  ]);
  expect(decisions.at(-1)?.retryAfterSeconds).toBeGreaterThanOrEqual(60);
  expect((await limiter.charge(subject)).allowed).toBe(false);
});

test('the clocks of the replicas do not matter: one limit, one wait, and a refund that is taken back where it was charged', async () => {
  const subject = { tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 30 };
  const replicas = [-5000, 0, 5000].map((ahead) => rateLimiter(redis, 3, () => Date.now() + ahead));
  const chargeEach = async (times: number) =>
    Promise.all(
      replicas.flatMap((limiter) => Array.from({ length: times }, async () => ({ limiter, decision: await limiter.charge(subject) }))),
    );

  const charges = await chargeEach(40);
  const passed = charges.filter(({ decision }) => decision.allowed);
  const waits = charges.filter(({ decision }) => !decision.allowed).map(({ decision }) => decision.retryAfterSeconds);

  expect(passed).toHaveLength(30);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(60);
  expect(Math.max(...waits)).toBeLessThanOrEqual(61);
  for (const { limiter, decision } of passed.slice(0, 4)) limiter.refund(subject, decision);
  await redis.ping();
  const again = await chargeEach(10);
  expect(again.filter(({ decision }) => decision.allowed)).toHaveLength(4);
});

test('a request that comes while a call is under way shares the next one', async () => {
  let calls = 0;
  const counting: Parameters<typeof rateLimiter>[0] = {
    status: 'ready',
    chargeWindow: (...given: [key: string, limit: number, count: number]) => {
      calls += 1;
      return redis.chargeWindow(...given);
    },
    refundWindow: (...given: [key: string, second: number]) => redis.refundWindow(...given),
  };
  const limiter = rateLimiter(counting, 1, Date.now);
  const subject = { tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 3 };

  const first = limiter.charge(subject);
  await new Promise((resolve) => setImmediate(resolve));
  const others = [limiter.charge(subject), limiter.charge(subject), limiter.charge(subject)];
  const decisions = await Promise.all([first, ...others]);

  expect(decisions.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
  expect(calls).toBe(2);
});

test('a Redis that stops answering costs a request 50 ms and no error', async () => {
  const relay = await relayTo(process.env.TEST_REDIS_URL ?? '');
  const frozen = connectLimiterRedis(relay.url, log);
  await new Promise((resolve) => frozen.once('ready', resolve));
  const limiter = rateLimiter(frozen, 1, Date.now);
  const subject = { tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 100 };
  await limiter.charge(subject);
  relay.freeze();

  const startedAt = performance.now();
  const decision = await limiter.charge(subject);

  expect(performance.now() - startedAt).toBeLessThan(60);
  expect(decision).toMatchObject({ allowed: true, by: 'process', remaining: 98 });
  frozen.disconnect();
  await relay.close();
});

/** A TCP relay in front of a server that can be told to stop passing answers on, as a frozen server would. */
async function relayTo(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => socket.destroy()));
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const address = relay.address();
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => relay.close(resolve));
    },
  };
}

test('a Redis that is not there costs nothing and no error', async () => {
  const away = connectLimiterRedis('redis://127.0.0.1:1', log);
  const limiter = rateLimiter(away, 4, Date.now);
  const subject = { tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 8 };

  const decisions = [await limiter.charge(subject), await limiter.charge(subject), await limiter.charge(subject)];

  expect(decisions.map(({ allowed }) => allowed)).toEqual([true, true, false]);
  away.disconnect();
});
