import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { setKeyRate } from '../../stores/handlers/stores-admin-service.ts';
import { aStore, operator } from '../../testing/gateway-under-test.ts';
import { type GatewayWithStore, startGatewayWithStore } from '../../testing/request.ts';

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let ask: GatewayWithStore['ask'];

beforeAll(async () => {
  ({ gateway, store, ask } = await startGatewayWithStore({ trustedProxies: ['loopback'] }));
});
afterAll(() => gateway.close());

describe('the rate limit', () => {
  test('allows L requests, then says when to retry', async () => {
    const small = await aStore(gateway, 'sandbox', 5);

    const responses = [];
    for (let count = 0; count < 7; count += 1) responses.push(await ask('/v1/ping', { key: small.secret }));

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(responses.map(({ headers }) => headers.get('ratelimit'))[1]).toBe('"key";r=3;t=60');
    const retryAfter = Number(responses[5]?.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThanOrEqual(59);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(responses[5]?.body.error.code).toBe('rate_limited');
    expect((await ask('/v1/ping', { key: small.publishable })).status).toBe(200);
  });

  test('is exact under concurrency', async () => {
    const small = await aStore(gateway, 'sandbox', 20);

    const responses = await Promise.all(Array.from({ length: 60 }, () => ask('/v1/ping', { key: small.secret })));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  test('does not count 304 responses and serves cached ones even with the budget exhausted', async () => {
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

  test('does not count a 304 toward the limit of a client either', async () => {
    const small = await aStore(gateway, 'live');
    await setKeyRate(gateway.admin)({ keyId: small.publishableId, ratePerMinute: 100, ratePerClient: 1 }, operator);
    const read = await ask('/v1/tags', { key: small.publishable, headers: { 'if-none-match': '*' } });

    expect([read.status, (await ask('/v1/ping', { key: small.publishable })).status]).toEqual([304, 200]);
  });

  test('can be raised without a restart', async () => {
    const small = await aStore(gateway, 'sandbox', 1);
    await ask('/v1/ping', { key: small.secret });
    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(429);

    await setKeyRate(gateway.admin)({ keyId: small.secretId, ratePerMinute: 10 }, operator);

    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(200);
  });

  test('of each client is separate from the limit of the publishable key', async () => {
    const small = await aStore(gateway, 'live', 7);
    await setKeyRate(gateway.admin)({ keyId: small.publishableId, ratePerMinute: 7, ratePerClient: 3 }, operator);
    const askFrom = (client: string) => ask('/v1/ping', { key: small.publishable, headers: { 'x-forwarded-for': client } });

    const responses = [];
    for (const client of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4']) {
      responses.push(await askFrom(client));
    }

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429, 200, 200, 200, 429]);
    expect(responses[0]?.headers.get('ratelimit-policy')).toBe('"key";q=7;w=60, "client";q=3;w=60');
    expect(responses[1]?.headers.get('ratelimit')).toBe('"key";r=5;t=60, "client";r=1;t=60');
    expect(responses[3]?.body.error).toMatchObject({ code: 'rate_limited', reason: 'client_rate_limited' });
    expect(responses[3]?.headers.get('ratelimit')).toBe(`"key";r=4;t=60, "client";r=0;t=${responses[3]?.headers.get('retry-after')}`);
    expect((await askFrom('192.0.2.9')).status).toBe(200);
    const refused = await askFrom('192.0.2.9');
    expect([refused.status, refused.body.error.reason]).toEqual([429, null]);
  });

  test('of unknown keys needs nothing from Redis, and they are all refused with a 401', async () => {
    await ask('/v1/ping', { key: store.secret });
    const sent = () => gateway.redis.stream.bytesWritten;
    const before = sent();

    for (let count = 0; count < 50; count += 1) {
      const { status } = await ask('/v1/ping', { key: `svc_test_sec_${String(count).padStart(34, 'x')}` });
      expect(status).toBe(401);
    }

    expect(sent()).toBe(before);
  });

  test('leaves no Redis key without an expiry', async () => {
    await ask('/v1/ping', { key: store.secret });
    const keys = await gateway.redis.keys(`rate:{${store.tenantId}*`);
    const expiries = await Promise.all(keys.map((key) => gateway.redis.ttl(key)));

    expect(keys.length).toBeGreaterThan(0);
    expect(seen('expiries', expiries).every((seconds) => seconds > 0 && seconds <= 62)).toBe(true);
  });
});
