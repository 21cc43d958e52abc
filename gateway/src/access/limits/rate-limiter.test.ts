import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, test } from '@jest/globals';
import { rateLimiter } from './rate-limiter.ts';

const subject = { tenantId: 'tenant', mode: 'live', keyId: 'key', ratePerMinute: 10, ratePerClient: null };
const gateways = (count: number) => () => count;
const awayRedis = () => ({
  status: 'ready' as const,
  calls: 0,
  chargeWindows() {
    this.calls += 1;
    return Promise.reject(new Error('Command timed out'));
  },
  refundWindows: () => Promise.resolve(0),
});

test('a request that waited for the call of another one is charged in its own context', async () => {
  const context = new AsyncLocalStorage<string>();
  const contexts: (string | undefined)[] = [];
  const called = Promise.withResolvers<void>();
  const charged = Promise.withResolvers<number[]>();
  const redis = {
    status: 'ready' as const,
    chargeWindows() {
      contexts.push(context.getStore());
      called.resolve();
      return charged.promise;
    },
    refundWindows: () => Promise.resolve(0),
  };
  const limiter = rateLimiter(redis, gateways(1), () => 1_000_000);

  const first = context.run('first', () => limiter.charge(subject));
  await called.promise;
  const second = context.run('second', () => limiter.charge(subject));
  charged.resolve([1000, 5, 0, 1, 0, 0]);
  await Promise.all([first, second]);

  expect(contexts).toEqual(['first', 'second']);
});

describe('the rate limiter without Redis', () => {
  test('allows this gateway its share of the limit and says when to retry', async () => {
    let time = 1_000_000;
    const limiter = rateLimiter(awayRedis(), gateways(2), () => time);

    const decisions = [];
    for (let count = 0; count < 7; count += 1) decisions.push(await limiter.charge(subject));

    expect(decisions.map((decision) => decision.allowed)).toEqual([true, true, true, true, true, false, false]);
    expect(decisions[5]).toMatchObject({ key: { remaining: 0 }, retryAfterSeconds: 60, exceeded: 'key', by: 'process' });
    time += 60_000;
    expect((await limiter.charge(subject)).allowed).toBe(true);
  });

  test.each([
    [10, 3, 3],
    [5, 2, 2],
    [1, 4, 1],
  ])('with a limit of %p, each of %p gateways allows %p', async (ratePerMinute, replicas, share) => {
    const limiter = rateLimiter(awayRedis(), gateways(replicas), () => 1_000_000);

    const decisions = await Promise.all(Array.from({ length: 20 }, () => limiter.charge({ ...subject, ratePerMinute })));

    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(share);
  });

  test('follows the number of gateways', async () => {
    let count = 5;
    const limiter = rateLimiter(awayRedis(), () => count, Date.now);
    const admitted = async () => {
      const decisions = await Promise.all(Array.from({ length: 20 }, () => limiter.charge(subject)));
      return decisions.filter(({ allowed }) => allowed).length;
    };

    expect(await admitted()).toBe(2);
    count = 2;
    expect(await admitted()).toBe(3);
    count = 5;
    expect(await admitted()).toBe(0);
  });

  test('does not call Redis for a second after a failure', async () => {
    let time = 1_000_000;
    const redis = awayRedis();
    const limiter = rateLimiter(redis, gateways(1), () => time);

    await limiter.charge(subject);
    await limiter.charge(subject);
    expect(redis.calls).toBe(1);

    time += 1001;
    await limiter.charge(subject);
    expect(redis.calls).toBe(2);
  });

  test('counts requests that were allowed while Redis was available', async () => {
    let isThere = true;
    const redis = {
      status: 'ready' as const,
      chargeWindows: () => (isThere ? Promise.resolve([1000, 5, 0, 1, 0, 0]) : Promise.reject(new Error('gone'))),
      refundWindows: () => Promise.resolve(0),
    };
    const limiter = rateLimiter(redis, gateways(1), () => 1_000_000);
    for (let count = 0; count < 8; count += 1) await limiter.charge(subject);

    isThere = false;

    expect((await limiter.charge(subject)).allowed).toBe(true);
    expect((await limiter.charge(subject)).allowed).toBe(true);
    expect((await limiter.charge(subject)).allowed).toBe(false);
  });

  test('allows no more than its share when a hundred concurrent requests lose Redis', async () => {
    const limiter = rateLimiter(awayRedis(), gateways(1), () => 1_000_000);

    const decisions = await Promise.all(Array.from({ length: 100 }, () => limiter.charge(subject)));

    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(10);
  });

  test('refunds a request charged by Redis in the second in which it was counted locally', async () => {
    let time = 1_000_000;
    let isThere = true;
    const redis = {
      status: 'ready' as const,
      chargeWindows: () => (isThere ? Promise.resolve([1000, 5, 0, 1, 0, 0]) : Promise.reject(new Error('gone'))),
      refundWindows: () => Promise.resolve(0),
    };
    const limiter = rateLimiter(redis, gateways(1), () => time);
    const first = await limiter.charge(subject);
    time += 10_000;
    for (let count = 0; count < 9; count += 1) await limiter.charge(subject);
    limiter.refund(subject, first);
    isThere = false;

    await limiter.charge(subject);
    const refused = await limiter.charge(subject);

    expect(refused).toMatchObject({ allowed: false, retryAfterSeconds: 60 });
  });
});

describe('the rate limiter after an outage of Redis', () => {
  /** A Redis that holds one window, and that can be unavailable or lose its data. */
  const restartableRedis = () => ({
    status: 'ready' as const,
    isThere: true,
    charged: 0,
    chargeWindows(_windows: number, _name: string | number, ...[limit, , count]: (string | number)[]) {
      if (!this.isThere) return Promise.reject(new Error('gone'));
      const allowed = Math.min(Number(count), Number(limit) - this.charged);
      this.charged += allowed;
      return Promise.resolve([1000, Number(limit) - this.charged, allowed < Number(count) ? 60 : 0, allowed, 0, 0]);
    },
    refundWindows() {
      this.charged -= 1;
      return Promise.resolve(this.charged);
    },
  });
  const chargeTimes = async (limiter: ReturnType<typeof rateLimiter>, times: number) => {
    const decisions = [];
    for (let count = 0; count < times; count += 1) decisions.push(await limiter.charge(subject));
    return decisions;
  };
  const allowedOf = (decisions: readonly { readonly allowed: boolean }[]) => decisions.filter(({ allowed }) => allowed).length;

  test('allows no more than the limit in a minute, even if Redis has lost its data', async () => {
    let time = 1_000_000;
    const redis = restartableRedis();
    const limiter = rateLimiter(redis, gateways(2), () => time);
    redis.isThere = false;
    expect(allowedOf(await chargeTimes(limiter, 8))).toBe(5);

    redis.isThere = true;
    time += 2000;
    const decisions = await chargeTimes(limiter, 8);

    expect(allowedOf(decisions)).toBe(5);
    expect(decisions.at(-1)).toMatchObject({ by: 'redis', exceeded: 'key', key: { remaining: 0 }, retryAfterSeconds: 58 });
    // Requests that this process refused are not charged, so a request after the wait is allowed.
    expect(redis.charged).toBe(5);
    time += 58_000;
    expect(allowedOf(await chargeTimes(limiter, 1))).toBe(1);
  });

  test('does so after a single failed call as well', async () => {
    let time = 1_000_000;
    const redis = restartableRedis();
    const limiter = rateLimiter(redis, gateways(1), () => time);
    await chargeTimes(limiter, 9);
    redis.isThere = false;
    await chargeTimes(limiter, 1);

    Object.assign(redis, { isThere: true, charged: 0 });
    time += 1001;

    expect(allowedOf(await chargeTimes(limiter, 5))).toBe(0);
    time += 59_000;
    expect(allowedOf(await chargeTimes(limiter, 5))).toBe(5);
  });

  test('relies on Redis alone once the outage is a minute ago', async () => {
    let time = 1_000_000;
    const redis = restartableRedis();
    const limiter = rateLimiter(redis, gateways(2), () => time);
    redis.isThere = false;
    await chargeTimes(limiter, 1);
    redis.isThere = true;
    time += 61_001;
    await chargeTimes(limiter, 10);

    redis.charged = 0;

    expect(allowedOf(await chargeTimes(limiter, 3))).toBe(3);
  });
});

describe('the remaining budget without a charge', () => {
  test('is the remainder of the last charge plus the requests that have left the window since', async () => {
    let time = 1_000_000;
    const limiter = rateLimiter(awayRedis(), gateways(1), () => time);
    for (let count = 0; count < 6; count += 1) await limiter.charge(subject);
    time += 30_000;
    for (let count = 0; count < 4; count += 1) await limiter.charge(subject);

    expect(limiter.peek(subject).key).toBe(0);
    time += 31_000;
    expect(limiter.peek(subject).key).toBe(6);
    time += 30_000;
    expect(limiter.peek(subject).key).toBe(10);
  });

  test('counts a refund once', async () => {
    const limiter = rateLimiter(awayRedis(), gateways(1), () => 1_000_000);
    await limiter.charge(subject);
    const second = await limiter.charge(subject);

    limiter.refund(subject, second);

    expect(limiter.peek(subject).key).toBe(9);
  });
});

describe('the limit per client without Redis', () => {
  const shared = { ...subject, ratePerClient: 4 };

  test('allows each client its share, and does not charge the key for refused requests', async () => {
    const limiter = rateLimiter(awayRedis(), gateways(2), () => 1_000_000);
    const charges = async (client: string) => {
      const decisions = await Promise.all(Array.from({ length: 5 }, () => limiter.charge(shared, client)));
      return decisions.map(({ exceeded }) => exceeded ?? 'allowed');
    };

    expect(await charges('192.0.2.1')).toEqual(['allowed', 'allowed', 'client', 'client', 'client']);
    expect(await charges('192.0.2.2')).toEqual(['allowed', 'allowed', 'client', 'client', 'client']);
    expect(await charges('192.0.2.3')).toEqual(['allowed', 'key', 'key', 'key', 'key']);
    expect(limiter.peek(shared, '192.0.2.2')).toEqual({ key: 0, client: 0 });
    expect(limiter.peek(shared, '192.0.2.9')).toEqual({ key: 0, client: 4 });
  });

  test('refunds the client together with the key', async () => {
    const limiter = rateLimiter(awayRedis(), gateways(1), () => 1_000_000);
    const first = await limiter.charge(shared, '192.0.2.1');

    limiter.refund(shared, first, '192.0.2.1');

    expect(limiter.peek(shared, '192.0.2.1')).toEqual({ key: 10, client: 4 });
  });
});
