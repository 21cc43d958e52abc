import { beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { eventually } from '../support/eventually.ts';
import { type ApiResponse, IN_A_BURST } from '../support/http/api.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';

/** The rate limit of a key. */

let store: TestStore;

beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
});

async function aKeyOf(ratePerMinute: number) {
  const { key, key_id } = await store.issueKey('secret', '--rate-per-minute', String(ratePerMinute));
  return { key_id, api: store.server.as({ key, headers: IN_A_BURST }) };
}
const times = (count: number, send: () => Promise<ApiResponse>): Promise<ApiResponse[]> => Promise.all(Array.from({ length: count }, send));
const passed = (responses: readonly ApiResponse[]) => responses.filter(({ status }) => status !== 429).length;

describe('a key', () => {
  test('allows exactly its limit under concurrency and returns Retry-After', async () => {
    const { api } = await aKeyOf(40);

    const responses = await times(100, () => api.get('/v1/ping'));
    const refused = responses.filter(({ status }) => status === 429);

    expect(passed(responses)).toBe(40);
    for (const { headers, body } of seen('refused', refused)) {
      expect(body.error.code).toBe('rate_limited');
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect(headers.get('ratelimit')).toBe(`"key";r=0;t=${headers.get('retry-after')}`);
    }
  });

  test('reports the remaining requests on every response', async () => {
    const { api } = await aKeyOf(10);

    const responses = [
      await api.get('/v1/ping'),
      await api.get('/v1/products?limit=0'),
      await api.get('/v1/carts/x'),
      await api.get('/v1/tags'),
    ];

    expect(responses.map(({ status }) => status)).toEqual([200, 422, 401, 200]);
    for (const { headers } of seen('responses', responses)) expect(headers.get('ratelimit-policy')).toBe('"key";q=10;w=60');
    // A request that is refused for its credentials is not charged.
    expect(responses.map(({ headers }) => headers.get('ratelimit')?.split(';')[1])).toEqual(['r=9', 'r=8', 'r=8', 'r=7']);
  });

  test('does not share its limit with another key of the store', async () => {
    const [first, second] = [await aKeyOf(3), await aKeyOf(3)];
    expect(passed(await times(6, () => first.api.get('/v1/ping')))).toBe(3);

    expect(passed(await times(6, () => second.api.get('/v1/ping')))).toBe(3);
  });

  test('applies a new rate within 5 s', async () => {
    const { api, key_id } = await aKeyOf(2);
    expect(passed(await times(5, () => api.get('/v1/ping')))).toBe(2);

    await runCli(store.env, 'keys', 'update', key_id, '--rate-per-minute', '1000');

    await eventually(30_000, async () => expect((await api.get('/v1/ping')).headers.get('ratelimit-policy')).toContain('q=1000'));
    expect(passed(await times(50, () => api.get('/v1/ping')))).toBe(50);
  });
});

describe('a 304 response', () => {
  test('is not charged, even when the limit is reached', async () => {
    const { api } = await aKeyOf(5);
    const etag = (await api.get('/v1/products')).headers.get('etag') ?? '';
    const unchanged = () => api.get('/v1/products', { 'if-none-match': etag });

    const before = await times(50, unchanged);
    const charged = await times(10, () => api.get('/v1/ping'));
    const after = await times(50, unchanged);

    expect([...before, ...after].map(({ status }) => status)).toEqual(Array(100).fill(304));
    expect(passed(charged)).toBe(4);
    expect(after[0]?.headers.get('ratelimit')).toContain('r=0');
  });

  test('is not charged, but a full response is', async () => {
    const { api } = await aKeyOf(5);

    const responses = await times(10, () => api.get('/v1/products', { 'if-none-match': '"another"' }));

    expect(passed(responses)).toBe(5);
  });
});

test('a flood of unknown keys does not count against a known key', async () => {
  const { api } = await aKeyOf(10);
  const unknown = store.server.as({ key: `svc_test_sec_${'x'.repeat(34)}`, headers: IN_A_BURST });

  const flood = await times(100, () => unknown.get('/v1/ping'));

  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await api.get('/v1/ping')).headers.get('ratelimit')).toContain('r=9');
});
