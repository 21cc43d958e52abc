import { describe, expect, test } from '@jest/globals';
import { rateLimiter } from './rate-limiter.ts';

const subject = { tenantId: 'tenant', mode: 'live', keyId: 'key', ratePerMinute: 10 };
const awayRedis = () => ({
  status: 'ready' as const,
  calls: 0,
  chargeWindow() {
    this.calls += 1;
    return Promise.reject(new Error('Command timed out'));
  },
  refundWindow: () => Promise.resolve(0),
});

describe('the limiter without Redis', () => {
  test('lets this replica through its share of the limit and says when the next passes', async () => {
    let time = 1_000_000;
    const limiter = rateLimiter(awayRedis(), 2, () => time);

    const decisions = [];
    for (let count = 0; count < 7; count += 1) decisions.push(await limiter.charge(subject));

    expect(decisions.map((decision) => decision.allowed)).toEqual([true, true, true, true, true, false, false]);
    expect(decisions[5]).toMatchObject({ remaining: 0, retryAfterSeconds: 61, by: 'process' });
    time += 61_000;
    expect((await limiter.charge(subject)).allowed).toBe(true);
  });

  test.each([
    [10, 3, 3],
    [5, 2, 2],
    [1, 4, 1],
  ])('of a limit of %p, each of %p replicas lets %p through', async (ratePerMinute, replicas, share) => {
    const limiter = rateLimiter(awayRedis(), replicas, () => 1_000_000);

    const decisions = await Promise.all(Array.from({ length: 20 }, () => limiter.charge({ ...subject, ratePerMinute })));

    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(share);
  });

  test('leaves Redis alone for a second after a failure', async () => {
    let time = 1_000_000;
    const redis = awayRedis();
    const limiter = rateLimiter(redis, 1, () => time);

    await limiter.charge(subject);
    await limiter.charge(subject);
    expect(redis.calls).toBe(1);

    time += 1001;
    await limiter.charge(subject);
    expect(redis.calls).toBe(2);
  });

  test('counts what passed while Redis was there', async () => {
    let isThere = true;
    const redis = {
      status: 'ready' as const,
      chargeWindow: () =>
        isThere ? Promise.resolve<[number, number, number, number]>([1, 5, 0, 1000]) : Promise.reject(new Error('gone')),
      refundWindow: () => Promise.resolve(0),
    };
    const limiter = rateLimiter(redis, 1, () => 1_000_000);
    for (let count = 0; count < 8; count += 1) await limiter.charge(subject);

    isThere = false;

    expect((await limiter.charge(subject)).allowed).toBe(true);
    expect((await limiter.charge(subject)).allowed).toBe(true);
    expect((await limiter.charge(subject)).allowed).toBe(false);
  });

  test('lets no more than its share through when a hundred requests lose Redis in the same moment', async () => {
    const limiter = rateLimiter(awayRedis(), 1, () => 1_000_000);

    const decisions = await Promise.all(Array.from({ length: 100 }, () => limiter.charge(subject)));

    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(10);
  });

  test('gives back a request that Redis charged to the second in which it was counted', async () => {
    let time = 1_000_000;
    let isThere = true;
    const redis = {
      status: 'ready' as const,
      chargeWindow: () =>
        isThere ? Promise.resolve<[number, number, number, number]>([1, 5, 0, 1000]) : Promise.reject(new Error('gone')),
      refundWindow: () => Promise.resolve(0),
    };
    const limiter = rateLimiter(redis, 1, () => time);
    const first = await limiter.charge(subject);
    time += 10_000;
    for (let count = 0; count < 9; count += 1) await limiter.charge(subject);
    limiter.refund(subject, first);
    isThere = false;

    await limiter.charge(subject);
    const refused = await limiter.charge(subject);

    expect(refused).toMatchObject({ allowed: false, retryAfterSeconds: 61 });
  });
});

describe('what is told to be left without a charge', () => {
  test('is what the last charge left, and what has gone out of the window since', async () => {
    let time = 1_000_000;
    const limiter = rateLimiter(awayRedis(), 1, () => time);
    for (let count = 0; count < 6; count += 1) await limiter.charge(subject);
    time += 30_000;
    for (let count = 0; count < 4; count += 1) await limiter.charge(subject);

    expect(limiter.peek(subject)).toBe(0);
    time += 31_000;
    expect(limiter.peek(subject)).toBe(6);
    time += 30_000;
    expect(limiter.peek(subject)).toBe(10);
  });

  test('counts a charge that was given back once', async () => {
    const limiter = rateLimiter(awayRedis(), 1, () => 1_000_000);
    await limiter.charge(subject);
    const second = await limiter.charge(subject);

    limiter.refund(subject, second);

    expect(limiter.peek(subject)).toBe(9);
  });
});
