import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTcpProxy } from '@storefront/backing-servers/testing';
import { until } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import type { Redis } from 'ioredis';
import type { RateSubject } from './charge-batch.ts';
import type { RateDecision } from './rate-decision.ts';
import { REDIS_BUDGET_MS, rateLimiter } from './rate-limiter.ts';
import { connectLimiterRedis } from './redis-window.ts';

const gateways = (count: number) => () => count;
const log = createLogger('limiter-test', 'silent');
let redis: Redis;

beforeAll(async () => {
  redis = connectLimiterRedis(process.env.TEST_REDIS_URL ?? '', log);
  await new Promise((resolve) => redis.once('ready', resolve));
});
afterAll(() => redis.disconnect());

const aKey = () => `rate:{test:${newId()}}`;
/** Adds requests to a past moment of a window, as if they had been charged then. */
async function past(key: string, secondsAgo: number, count: number): Promise<number> {
  const [now, micros] = await redis.time();
  const second = Number(now) - secondsAgo;
  await redis.hset(key, { s: second, n: count, [second % 61]: count, [`l${second % 61}`]: Number(micros) });
  return second;
}

/** Charges the window of a key without clients. */
async function charge(key: string, limit: number, count: number, on = redis) {
  const [second = 0, remaining = 0, wait = 0, allowed = 0] = await on.chargeWindows(1, key, limit, 0, count);
  return { allowed, remaining, wait, second };
}
/** Repeats charges until Redis has decided all of them: on a busy machine, it can take longer than a limiter waits, which then decides by itself. */
const byRedis = <T extends { readonly decision: RateDecision }>(chargeAll: () => Promise<readonly T[]>): Promise<readonly T[]> =>
  until(async () => {
    const made = await chargeAll();
    expect(made.filter(({ decision }) => decision.by !== 'redis')).toEqual([]);
    return made;
  });
const allowedOf = async (...given: Parameters<typeof charge>): Promise<number> => (await charge(...given)).allowed;

describe('the Redis window', () => {
  test('allows exactly the limit, however many replicas charge concurrently', async () => {
    const key = aKey();
    const limit = 300;
    const replicas = Array.from({ length: 4 }, () => connectLimiterRedis(process.env.TEST_REDIS_URL ?? '', log));
    await Promise.all(replicas.map((replica) => new Promise((resolve) => replica.once('ready', resolve))));
    const results = await Promise.all(Array.from({ length: limit + 200 }, (_, index) => charge(key, limit, 1, replicas[index % 4])));

    expect(results.filter(({ allowed }) => allowed === 1)).toHaveLength(limit);
    for (const replica of replicas) replica.disconnect();
  });

  test('allows as many requests of one call as fit and returns a wait for the others', async () => {
    const key = aKey();
    await past(key, 20, 5);

    expect(await charge(key, 12, 4)).toMatchObject({ allowed: 4, remaining: 3, wait: 0 });
    expect(await charge(key, 12, 10)).toMatchObject({ allowed: 3, remaining: 0, wait: 40 });
    expect(await allowedOf(key, 12, 1)).toBe(0);
  });

  test('counts a request until it is 60 s old', async () => {
    await until(async () => {
      const charged = aKey();
      await past(charged, 59, 5);
      expect(await allowedOf(charged, 5, 1)).toBe(0);
    });

    for (const secondsAgo of [60, 61, 200]) {
      const slid = aKey();
      await past(slid, secondsAgo, 5);
      expect(await charge(slid, 5, 1)).toMatchObject({ allowed: 1, remaining: 4 });
    }
  });

  test('returns a wait of at most 60 s', async () => {
    const key = aKey();

    const { allowed, wait } = await charge(key, 5, 6);

    expect([allowed, wait]).toEqual([5, 60]);
  });

  test('allows a request exactly after that wait and not earlier', async () => {
    const { key, wait } = await until(async () => {
      const key = aKey();
      await past(key, 59, 5);
      const { allowed, wait } = await charge(key, 5, 1);
      expect([allowed, wait]).toEqual([0, 1]);
      return { key, wait };
    });

    await new Promise((resolve) => setTimeout(resolve, wait * 1000));

    expect(await allowedOf(key, 5, 1)).toBe(1);
  });

  test('refunds a charge once, while its second is still in the window', async () => {
    const key = aKey();
    const second = await past(key, 10, 2);

    expect(await redis.refundWindows(1, key, second)).toBe(1);
    expect(await redis.refundWindows(1, key, second - 100)).toBe(1);
    expect(await redis.refundWindows(1, key, second)).toBe(0);
    expect(await redis.refundWindows(1, key, second)).toBe(0);
  });

  test('sets an expiry on every call and removes an empty window', async () => {
    const [charged, refused, refunded, empty] = [aKey(), aKey(), aKey(), aKey()];
    await charge(charged, 1, 1);
    await past(refused, 1, 5);
    await charge(refused, 1, 1);
    await redis.refundWindows(1, refunded, await past(refunded, 1, 2));
    await redis.refundWindows(1, empty, 1);

    for (const key of [charged, refused, refunded]) expect(await redis.ttl(key)).toBeGreaterThan(0);
    expect(await redis.exists(empty)).toBe(0);
  });
});

describe('the Redis windows of clients', () => {
  test('charge a request to the key and to its client, or to neither', async () => {
    const key = aKey();
    const [one, two, three] = [`${key}:1`, `${key}:2`, `${key}:3`];

    const [, keyLeft, keyWait, ...ofClients] = await redis.chargeWindows(4, key, one, two, three, 10, 4, 6, 1, 9);

    expect([keyLeft, keyWait]).toEqual([1, 0]);
    expect(ofClients).toEqual([4, 0, 60, 1, 3, 0, 4, 0, 60]);
    expect(await allowedOf(key, 10, 5)).toBe(1);
  });

  test('say which limit refuses a request', async () => {
    const key = aKey();
    await past(key, 30, 3);

    const [, keyLeft, keyWait, ...ofClients] = await redis.chargeWindows(2, key, `${key}:1`, 3, 4, 1);

    expect([keyLeft, keyWait, ...ofClients]).toEqual([0, 30, 0, 4, 0]);
    expect(await redis.exists(`${key}:1`)).toBe(0);
  });

  test('are exact however many replicas charge concurrently', async () => {
    const replica = connectLimiterRedis(process.env.TEST_REDIS_URL ?? '', log);
    await new Promise((resolve) => replica.once('ready', resolve));
    const limiters = [rateLimiter(redis, gateways(2), Date.now), rateLimiter(replica, gateways(2), Date.now)] as const;
    const clients = ['192.0.2.1', '192.0.2.2', '2001:db8:0:0::/64'];

    const decisions = await byRedis(async () => {
      const subject = { tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 50, ratePerClient: 8 };
      const chargeAs = async (client: string, limiter = limiters[0]) => ({ client, decision: await limiter.charge(subject, client) });
      const charges = Array.from({ length: 120 }, (_, index) => chargeAs(clients[index % 3] ?? '', limiters[index % 2]));
      return [...(await Promise.all(charges)), await chargeAs('192.0.2.4')];
    });

    for (const client of clients) {
      const own = decisions.filter((row) => row.client === client).map(({ decision }) => decision);
      expect(own.filter((decision) => decision.allowed)).toHaveLength(8);
      expect(own.filter((decision) => decision.exceeded === 'client' && decision.retryAfterSeconds === 60)).toHaveLength(32);
    }
    expect(decisions.at(-1)?.decision.key.remaining).toBe(50 - 25);
    replica.disconnect();
  });

  test('are refunded together with the key', async () => {
    const subject = { tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 5, ratePerClient: 1 };
    const limiter = rateLimiter(redis, gateways(1), Date.now);

    limiter.refund(subject, await limiter.charge(subject, '192.0.2.1'), '192.0.2.1');

    expect(await limiter.charge(subject, '192.0.2.1')).toMatchObject({ allowed: true, key: { remaining: 4 }, client: { remaining: 0 } });
  });
});

test('concurrent requests share one call, get individual decisions, and never exceed the limit', async () => {
  const limiter = rateLimiter(redis, gateways(1), Date.now);
  const subject = { tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 5, ratePerClient: null };

  const decisions = await Promise.all(Array.from({ length: 8 }, () => limiter.charge(subject)));

  expect(decisions.map(({ allowed, key }) => (allowed ? key.remaining : 'refused'))).toEqual([
    4,
    3,
    2,
    1,
    0,
    'refused',
    'refused',
    'refused',
  ]);
  expect(decisions.at(-1)?.retryAfterSeconds).toBe(60);
  expect((await limiter.charge(subject)).allowed).toBe(false);
});

test('limits, waits, and refunds do not depend on the clocks of the replicas', async () => {
  const replicas = [-5000, 0, 5000].map((ahead) => rateLimiter(redis, gateways(3), () => Date.now() + ahead));
  const chargeEach = async (subject: RateSubject, times: number) =>
    Promise.all(
      replicas.flatMap((limiter) =>
        Array.from({ length: times }, async () => ({ limiter, subject, decision: await limiter.charge(subject) })),
      ),
    );

  const charges = await byRedis(() =>
    chargeEach({ tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 30, ratePerClient: null }, 40),
  );
  const passed = charges.filter(({ decision }) => decision.allowed);
  const waits = charges.filter(({ decision }) => !decision.allowed).map(({ decision }) => decision.retryAfterSeconds);

  expect(passed).toHaveLength(30);
  expect(new Set(waits)).toEqual(new Set([60]));
  for (const { limiter, subject, decision } of passed.slice(0, 4)) limiter.refund(subject, decision);
  await redis.ping();
  const [{ subject }] = passed as [(typeof passed)[number]];
  const again = await chargeEach(subject, 10);
  expect(again.filter(({ decision }) => decision.allowed)).toHaveLength(4);
});

test('a request that arrives during a call shares the next call', async () => {
  let calls = 0;
  const counting: Parameters<typeof rateLimiter>[0] = {
    status: 'ready',
    chargeWindows: (...given: [windows: number, ...(string | number)[]]) => {
      calls += 1;
      return redis.chargeWindows(...given);
    },
    refundWindows: (...given: [windows: number, ...(string | number)[]]) => redis.refundWindows(...given),
  };
  const decisions = await byRedis(async () => {
    const limiter = rateLimiter(counting, gateways(1), Date.now);
    const subject = { tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 3, ratePerClient: null };
    calls = 0;
    const first = limiter.charge(subject);
    await new Promise((resolve) => setImmediate(resolve));
    const others = [limiter.charge(subject), limiter.charge(subject), limiter.charge(subject)];
    return (await Promise.all([first, ...others])).map((decision) => ({ decision }));
  });

  expect(decisions.map(({ decision }) => decision.allowed)).toEqual([true, true, true, false]);
  expect(calls).toBe(2);
});

test('a request is decided locally while an unresponsive Redis still has its charge', async () => {
  const url = process.env.TEST_REDIS_URL ?? '';
  const proxy = await startTcpProxy(url);
  const frozen = connectLimiterRedis(proxy.through(url), log);
  await new Promise((resolve) => frozen.once('ready', resolve));
  let pending = 0;
  const observed: Parameters<typeof rateLimiter>[0] = {
    status: 'ready',
    chargeWindows: (...given: [windows: number, ...(string | number)[]]) => {
      pending += 1;
      return frozen.chargeWindows(...given).finally(() => {
        pending -= 1;
      });
    },
    refundWindows: (...given: [windows: number, ...(string | number)[]]) => frozen.refundWindows(...given),
  };
  const limiter = rateLimiter(observed, gateways(1), Date.now);
  const subject = await until(async () => {
    const charged = { tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 100, ratePerClient: null };
    expect((await limiter.charge(charged)).by).toBe('redis');
    return charged;
  });
  proxy.freeze();

  const decision = await limiter.charge(subject);

  expect([pending, decision]).toEqual([1, expect.objectContaining({ allowed: true, by: 'process' })]);
  expect(decision.key.remaining).toBe(98);
  expect(REDIS_BUDGET_MS).toBeLessThanOrEqual(50);
  frozen.disconnect();
  await proxy.close();
});

test('an unreachable Redis causes neither delay nor error', async () => {
  const away = connectLimiterRedis('redis://127.0.0.1:1', log);
  const limiter = rateLimiter(away, gateways(4), Date.now);
  const subject = { tenantId: newId(), mode: 'live', keyId: newId(), ratePerMinute: 8, ratePerClient: null };

  const decisions = [await limiter.charge(subject), await limiter.charge(subject), await limiter.charge(subject)];

  expect(decisions.map(({ allowed }) => allowed)).toEqual([true, true, false]);
  away.disconnect();
});
