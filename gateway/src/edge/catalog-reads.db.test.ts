import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type GatewayWithStore, startGatewayWithStore } from '../testing/ask.ts';
import { aStore } from '../testing/gateway-under-test.ts';

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
  test('carries a strong ETag and is 304 without a body when it is sent back, in whatever form', async () => {
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

  test('with a shopper token is the shopper’s own, private and still conditional', async () => {
    const anonymous = await ask('/v1/products', { key: store.publishable });
    const own = await ask('/v1/products', { key: store.publishable, token });

    expect(own.body.data[0].unit_price).toBe(99.5);
    expect(own.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(own.headers.get('vary')).toContain('X-Storefront-Shopper-Token');
    expect(own.headers.get('etag')).not.toBe(anonymous.headers.get('etag'));
    const again = await ask('/v1/products', { key: store.publishable, token, headers: { 'if-none-match': own.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('of another store has another tag for the same body', async () => {
    const other = await aStore(gateway);

    const [mine, theirs] = await Promise.all([ask('/v1/tags', { key: store.secret }), ask('/v1/tags', { key: other.secret })]);

    expect(mine?.text).toBe(theirs?.text);
    expect(mine?.headers.get('etag')).not.toBe(theirs?.headers.get('etag'));
  });

  test('is loaded again when the tax rate of the store has changed', async () => {
    const read = () => ask('/v1/products?limit=6', { key: store.publishable });
    const loads = () => gateway.fakes.calls.filter(({ method }) => method === 'ListProducts').map(({ caller }) => caller.store.gctRate);
    await read();
    await read();
    expect(loads()).toEqual(['0.15']);

    await gateway.db.updateTable('store_settings').set({ gct_rate: '0.2' }).where('tenant_id', '=', store.tenantId).execute();
    gateway.keys.forget();
    await read();

    expect(loads()).toEqual(['0.15', '0.2']);
  });

  test('is loaded once for many, and again when the catalog has changed', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask('/v1/products?q=many', { key: store.publishable })));
    await ask('/v1/products?q=many&tag=', { key: store.publishable });
    expect(gateway.fakes.calls.filter(({ method }) => method === 'ListProducts')).toHaveLength(1);

    gateway.fakes.description = 'Changed';
    gateway.fakes.catalogVersion += 1;
    gateway.versions.raise({ tenantId: store.tenantId, mode: 'sandbox' }, gateway.fakes.catalogVersion);

    expect((await ask('/v1/products?q=many', { key: store.publishable })).body.data[0].description).toBe('Changed');
  });

  test('shows a change within a second although no event arrives', async () => {
    await ask('/v1/products?q=second', { key: store.publishable });
    gateway.fakes.description = 'Changed again';
    gateway.fakes.catalogVersion += 1;

    await new Promise((resolve) => setTimeout(resolve, 950));

    expect((await ask('/v1/products?q=second', { key: store.publishable })).body.data[0].description).toBe('Changed again');
  });

  test('that is partial is not kept and has no tag', async () => {
    gateway.fakes.isContractPriceAway = true;

    const { status, body, headers } = await ask('/v1/products?q=partial', { key: store.publishable, token });

    expect(status).toBe(200);
    expect(body.errors).toEqual([{ field: 'unit_price', code: 'downstream_timeout', detail: 'late' }]);
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  test.each([
    ['/v1/categories', 'public, max-age=60'],
    ['/v1/tags', 'public, max-age=60'],
    ['/v1/products/BOLT-M8/availability', 'public, max-age=5'],
    ['/v1/products/BOLT-M8', 'public, max-age=0, must-revalidate'],
  ])('%s may be kept as %s', async (path, cacheControl) => {
    expect((await ask(path, { key: store.publishable })).headers.get('cache-control')).toBe(cacheControl);
  });

  test('of categories stays public for a shopper', async () => {
    expect((await ask('/v1/categories', { key: store.publishable, token })).headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('of one availability is bare', async () => {
    expect((await ask('/v1/products/BOLT-M8/availability', { key: store.publishable })).body).toEqual({
      sku: 'BOLT-M8',
      availability: 'LOW',
    });
  });

  test('by HEAD has the headers and no body', async () => {
    const { status, headers, text } = await ask('/v1/products', { method: 'HEAD', key: store.publishable });

    expect([status, text]).toEqual([200, '']);
    expect(headers.get('etag')).not.toBeNull();
  });
});
