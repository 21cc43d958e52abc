import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setKeyRate } from '../handlers/set-key-rate.ts';
import { type GatewayWithStore, startGatewayWithStore } from '../testing/ask.ts';
import { aStore, operator } from '../testing/gateway-under-test.ts';

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let ask: GatewayWithStore['ask'];

beforeAll(async () => {
  ({ gateway, store, ask } = await startGatewayWithStore());
});
afterAll(() => gateway.close());

describe('the rate limit', () => {
  test('lets L requests pass, then says when the next does', async () => {
    const small = await aStore(gateway, 'sandbox', 5);

    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await ask('/v1/ping', { key: small.secret }));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.map(({ headers }) => headers.get('ratelimit'))[1]).toBe('"key";r=3;t=60');
    const retryAfter = Number(answers[5]?.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThanOrEqual(59);
    expect(retryAfter).toBeLessThanOrEqual(61);
    expect(answers[5]?.body.error.code).toBe('rate_limited');
    expect((await ask('/v1/ping', { key: small.publishable })).status).toBe(200);
  });

  test('is exact when many ask at once', async () => {
    const small = await aStore(gateway, 'sandbox', 20);

    const answers = await Promise.all(Array.from({ length: 60 }, () => ask('/v1/ping', { key: small.secret })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  test('does not count what ends as a 304, from the cache or not, and answers it with the budget spent', async () => {
    const small = await aStore(gateway, 'sandbox', 3);
    const { headers } = await ask('/v1/products', { key: small.secret });
    const etag = headers.get('etag') ?? '';
    for (let count = 0; count < 10; count += 1) {
      expect((await ask('/v1/products', { key: small.secret, headers: { 'if-none-match': etag } })).status).toBe(304);
    }
    expect((await ask('/v1/tags', { key: small.secret, headers: { 'if-none-match': '*' } })).status).toBe(304);

    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(200);
    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(200);
    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(429);
    expect((await ask('/v1/products', { key: small.secret, headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('is raised without a restart', async () => {
    const small = await aStore(gateway, 'sandbox', 1);
    await ask('/v1/ping', { key: small.secret });
    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(429);

    await setKeyRate(gateway.admin)({ keyId: small.secretId, ratePerMinute: 10 }, operator);

    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(200);
  });

  test('leaves no key without an expiry in Redis', async () => {
    await ask('/v1/ping', { key: store.secret });
    const keys = await gateway.redis.keys(`rate:{${store.tenantId}*`);
    const expiries = await Promise.all(keys.map((key) => gateway.redis.ttl(key)));

    expect(keys.length).toBeGreaterThan(0);
    expect(expiries.every((seconds) => seconds > 0 && seconds <= 62)).toBe(true);
  });
});
