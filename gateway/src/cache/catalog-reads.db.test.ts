import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aStore } from '../testing/gateway-under-test.ts';
import { type GatewayWithStore, startGatewayWithStore } from '../testing/request.ts';

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let token: GatewayWithStore['token'];
let ask: GatewayWithStore['ask'];

beforeAll(async () => {
  ({ gateway, store, token, ask } = await startGatewayWithStore());
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.fakes.calls.length = 0;
  gateway.fakes.isBillingAway = false;
  gateway.fakes.isContractPriceAway = false;
});

describe('a catalog read', () => {
  test('has a strong ETag and returns a 304 without a body when the ETag is sent back in any form', async () => {
    const first = await ask('/v1/products?limit=5', { key: store.publishable });
    const etag = first.headers.get('etag') ?? '';

    expect(first.body).toMatchObject({ data: [{ sku: 'BOLT-M8', unit_price: 120 }], total: 1, limit: 5, offset: 0, errors: [] });
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    for (const condition of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await ask('/v1/products?limit=5', { key: store.publishable, headers: { 'if-none-match': condition } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect(again.headers.get('x-service-mode')).toBe('sandbox');
      expect(again.headers.get('ratelimit')).not.toBeNull();
    }
  });

  test('with a shopper token is private, customer-specific, and still conditional', async () => {
    const anonymous = await ask('/v1/products', { key: store.publishable });
    const own = await ask('/v1/products', { key: store.publishable, token });

    expect(own.body.data[0].unit_price).toBe(99.5);
    expect(own.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(own.headers.get('vary')).toContain('X-Storefront-Shopper-Token');
    expect(own.headers.get('etag')).not.toBe(anonymous.headers.get('etag'));
    const again = await ask('/v1/products', { key: store.publishable, token, headers: { 'if-none-match': own.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('of another store has a different tag for the same body', async () => {
    const other = await aStore(gateway);

    const [mine, theirs] = await Promise.all([ask('/v1/tags', { key: store.secret }), ask('/v1/tags', { key: other.secret })]);

    expect(mine?.text).toBe(theirs?.text);
    expect(mine?.headers.get('etag')).not.toBe(theirs?.headers.get('etag'));
  });

  test('in a shared cache that honors Vary is never returned to another store or shopper', async () => {
    const other = await aStore(gateway);
    const callers = [{ key: store.publishable }, { key: store.publishable, token }, { key: other.publishable }];
    const cache = new Map<string, string>();
    const requestHeaders = ({ key, token: shopper = '' }: { key: string; token?: string }): Record<string, string> => ({
      authorization: key,
      'x-storefront-shopper-token': shopper,
    });
    const cacheKey = (path: string, caller: { key: string; token?: string }, vary: string): string =>
      [path, ...vary.split(', ').map((name) => requestHeaders(caller)[name.toLowerCase()] ?? '')].join('\n');

    for (const caller of callers) {
      const response = await ask('/v1/products', caller);
      const key = cacheKey('/v1/products', caller, response.headers.get('vary') ?? '');
      expect(cache.has(key)).toBe(false);
      // A private response is not stored at all.
      if (response.headers.get('cache-control')?.includes('public') === true) cache.set(key, response.headers.get('etag') ?? '');
    }

    expect(new Set(cache.values()).size).toBe(2);
  });

  test.each([
    ['gctRate', { gct_rate: '0.2' }, ['0.15', '0.2']],
    ['contractPrice', { contract_price: 'always' }, ['lowest', 'always']],
  ] as const)('is reloaded after the %s of the store changes', async (setting, changed, values) => {
    const read = () => ask(`/v1/products?q=${setting}`, { key: store.publishable });
    const loads = () => gateway.fakes.calls.filter(({ method }) => method === 'ListProducts').map(({ caller }) => caller.store[setting]);
    await read();
    await read();
    expect(loads()).toEqual(values.slice(0, 1));

    await gateway.db.updateTable('store_settings').set(changed).where('tenant_id', '=', store.tenantId).execute();
    gateway.keys.forget();
    await read();

    expect(loads()).toEqual(values);
  });

  test('is loaded once for concurrent requests, and again after a catalog change', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask('/v1/products?q=many', { key: store.publishable })));
    await ask('/v1/products?q=many&tag=', { key: store.publishable });
    expect(gateway.fakes.calls.filter(({ method }) => method === 'ListProducts')).toHaveLength(1);

    gateway.fakes.description = 'Changed';
    gateway.fakes.catalogVersion += 1;
    gateway.versions.raise({ tenantId: store.tenantId, mode: 'sandbox' }, gateway.fakes.catalogVersion);

    expect((await ask('/v1/products?q=many', { key: store.publishable })).body.data[0].description).toBe('Changed');
  });

  test('shows a change within a second without an event', async () => {
    await ask('/v1/products?q=second', { key: store.publishable });
    gateway.fakes.description = 'Changed again';
    gateway.fakes.catalogVersion += 1;

    await new Promise((resolve) => setTimeout(resolve, 950));

    expect((await ask('/v1/products?q=second', { key: store.publishable })).body.data[0].description).toBe('Changed again');
  });

  test('that is partial is not cached and has no ETag', async () => {
    gateway.fakes.isContractPriceAway = true;

    const { status, body, headers } = await ask('/v1/products?q=partial', { key: store.publishable, token });

    expect(status).toBe(200);
    const doc_url = `${gateway.url}/docs/errors#downstream_timeout`;
    expect(body.errors).toEqual([{ field: 'unit_price', code: 'downstream_timeout', detail: 'timed out', doc_url }]);
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  test.each([
    ['/v1/categories', 'public, max-age=60'],
    ['/v1/tags', 'public, max-age=60'],
    ['/v1/products/BOLT-M8/availability', 'public, max-age=5'],
    ['/v1/products/BOLT-M8', 'public, max-age=0, must-revalidate'],
  ])('%s has the Cache-Control %s', async (path, cacheControl) => {
    expect((await ask(path, { key: store.publishable })).headers.get('cache-control')).toBe(cacheControl);
  });

  test('of categories is public even with a shopper token', async () => {
    expect((await ask('/v1/categories', { key: store.publishable, token })).headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('of the availability of one SKU has no envelope', async () => {
    expect((await ask('/v1/products/BOLT-M8/availability', { key: store.publishable })).body).toEqual({
      sku: 'BOLT-M8',
      availability: 'LOW',
    });
  });

  test('with HEAD returns the headers without a body', async () => {
    const { status, headers, text } = await ask('/v1/products', { method: 'HEAD', key: store.publishable });

    expect([status, text]).toEqual([200, '']);
    expect(headers.get('etag')).not.toBeNull();
  });
});
