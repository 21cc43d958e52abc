import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Conditional requests and cache headers. */

let store: TestStore;
let twin: TestStore;
let shopper: Shopper;
let other: Shopper;

const ROWS = [
  aProduct({ sku: 'BOLT', categories: ['hardware'], tags: [{ group: 'material', slug: 'steel', name: 'Steel' }] }),
  aProduct({ sku: 'NUT' }),
];
const READS = ['/v1/products', '/v1/products/BOLT', '/v1/categories', '/v1/tags', '/v1/products/BOLT/availability'];
const VARY = 'Authorization, Origin, X-Storefront-Shopper-Token, Accept-Encoding';

beforeAll(async () => {
  [store, twin] = await Promise.all([aStore(), aStore()]);
  await Promise.all([store.importProducts(ROWS), twin.importProducts(ROWS)]);
  [shopper, other] = await Promise.all([store.shopper(), store.shopper()]);
  await store.cli('prices', 'set', 'BOLT', '10', '--customer', shopper.customerId);
});

const tagOf = ({ headers }: ApiResponse): string => headers.get('etag') ?? '';
const priced = ({ token }: Shopper) => store.browser.as({ shopperToken: token });

describe.each(READS)('%s', (path) => {
  test('has a strong ETag, for which it returns 304 without a body', async () => {
    const full = await store.browser.get(path);
    const unchanged = await store.browser.get(path, { 'if-none-match': tagOf(full) });

    expect(tagOf(full)).toMatch(/^"[\w-]+"$/);
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    for (const name of ['etag', 'cache-control', 'vary']) expect(unchanged.headers.get(name)).toBe(full.headers.get(name));
    expect(unchanged.headers.get('content-length')).toBeNull();
    expect(unchanged.headers.get('content-type')).toBeNull();
  });

  test('matches its ETag in a list, as a weak tag, and as *, and nothing else', async () => {
    const tag = tagOf(await store.browser.get(path));
    const statusFor = async (condition: string) => (await store.browser.get(path, { 'if-none-match': condition })).status;

    for (const same of [tag, `W/${tag}`, `"a", ${tag}, "b"`, `"a,b",W/${tag}`, '*', ' * '])
      expect([same, await statusFor(same)]).toEqual([same, 304]);
    for (const not of ['"other"', tag.slice(1, -1), `"${tag}`, '"*"', '', 'W/"other"'])
      expect([not, await statusFor(not)]).toEqual([not, 200]);
  });

  test('has a different ETag in another store, even for equal bytes', async () => {
    const own = await store.browser.get(path);
    const crossed = await twin.browser.get(path, { 'if-none-match': tagOf(own) });

    expect(crossed.status).toBe(200);
    expect(tagOf(crossed)).not.toBe(tagOf(own));
  });

  test('varies by key, origin, and shopper', async () => {
    for (const response of [await store.browser.get(path), await priced(shopper).get(path), await store.browser.get('/v1/products/none')]) {
      expect(response.headers.get('vary')).toBe(VARY);
    }
  });

  test('returns the same headers for HEAD as for GET', async () => {
    const plain = { 'accept-encoding': 'identity' };
    const full = await store.browser.get(path, plain);
    const heads = await fetch(`${systemUnderTest().baseUrl}${path}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${store.publishableKey}`, ...plain },
    });

    expect([heads.status, heads.headers.get('etag')]).toEqual([200, tagOf(full)]);
    expect(heads.headers.get('content-length')).toBe(String(Buffer.byteLength(full.text)));
  });
});

describe('the Cache-Control header', () => {
  test.each([
    ['/v1/products', 'public, max-age=0, must-revalidate', 'private, max-age=0, must-revalidate'],
    ['/v1/products/BOLT', 'public, max-age=0, must-revalidate', 'private, max-age=0, must-revalidate'],
    ['/v1/categories', 'public, max-age=60', 'public, max-age=60'],
    ['/v1/tags', 'public, max-age=60', 'public, max-age=60'],
    ['/v1/products/BOLT/availability', 'public, max-age=5', 'public, max-age=5'],
  ])('of %s is %s without a shopper and %s with one', async (path, anonymous, own) => {
    expect((await store.browser.get(path)).headers.get('cache-control')).toBe(anonymous);
    expect((await priced(shopper).get(path)).headers.get('cache-control')).toBe(own);
    expect((await shopper.api.get(path)).headers.get('cache-control')).toBe(own);
  });

  test('of errors, writes, batch reads, and customer data is no-store', async () => {
    const responses = [
      await store.browser.get('/v1/products/none'),
      await store.browser.get('/v1/products?limit=0'),
      await store.browser.as({ key: 'none' }).get('/v1/products'),
      await store.browser.post('/v1/availability/batch', { skus: ['BOLT'] }),
      await shopper.api.get('/v1/me'),
      await shopper.api.get('/v1/orders'),
      await shopper.api.post('/v1/carts'),
    ];

    for (const { headers } of responses) expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });
});

describe('a customer-priced list', () => {
  test('has a separate ETag per customer', async () => {
    const [own, others, anonymous] = [
      await priced(shopper).get('/v1/products'),
      await priced(other).get('/v1/products'),
      await store.browser.get('/v1/products'),
    ];

    expect(own.body.data[0]).toMatchObject({ sku: 'BOLT', unit_price: 10, price_source: 'CONTRACT' });
    expect(others.body.data[0]).toMatchObject({ unit_price: 100, price_source: 'LIST' });
    expect(new Set([own, others, anonymous].map(tagOf)).size).toBe(3);
    expect((await priced(shopper).get('/v1/products', { 'if-none-match': tagOf(own) })).status).toBe(304);
    expect((await priced(other).get('/v1/products', { 'if-none-match': tagOf(own) })).status).toBe(200);
    expect((await store.browser.get('/v1/products', { 'if-none-match': tagOf(own) })).status).toBe(200);
  });

  test('shows a changed contract price within 1 s', async () => {
    const before = await priced(other).get('/v1/products/NUT');
    await store.cli('prices', 'set', 'NUT', '7', '--customer', other.customerId);

    await eventually(30_000, async () => {
      const after = await priced(other).get('/v1/products/NUT', { 'if-none-match': tagOf(before) });
      expect(after.body?.data.unit_price).toBe(7);
    });
  });
});

describe('pages of one list', () => {
  const TOTAL = 430;
  /** Pages of more items are loaded as they are, so that smaller ones can be compared with them. */
  const WHOLE = 150;
  const PAGES = [
    [50, 0],
    [50, 50],
    [7, 196],
    [100, 100],
    [100, 150],
    [1, 200],
    [60, 380],
    [50, 420],
    [50, 430],
    [33, 390],
    [50, 50],
    [50, 50],
  ] as const;

  test('show every product once, at its price for the caller, in whatever order they are read', async () => {
    const large = await aStore();
    await large.importProducts(Array.from({ length: TOTAL }, (_, index) => aProduct({ sku: `SKU-${1000 + index}` })));
    const buyer = await large.shopper();
    await large.cli('prices', 'set', 'SKU-1199', '10', '--customer', buyer.customerId);
    await large.cli('prices', 'set', 'SKU-1200', '20', '--customer', buyer.customerId);

    for (const reader of [large.browser, large.browser.as({ shopperToken: buyer.token })]) {
      const whole: unknown[] = [];
      for (let offset = 0; offset < TOTAL; offset += WHOLE) {
        whole.push(...(await reader.get(`/v1/products?limit=${WHOLE}&offset=${offset}`)).body.data);
      }
      expect(whole).toHaveLength(TOTAL);
      for (const [limit, offset] of PAGES) {
        const { body } = await reader.get(`/v1/products?limit=${limit}&offset=${offset}`);
        expect(body).toEqual({ data: whole.slice(offset, offset + limit), total: TOTAL, limit, offset, errors: [] });
      }
    }
  });
});

describe('a change', () => {
  test.each<[string, (sku: string) => Promise<unknown>]>([
    ['of the body', (sku) => store.importProducts([aProduct({ sku, body: '# New' })])],
    [
      'of the media',
      (sku) => store.importProducts([aProduct({ sku, media: [{ kind: 'IMAGE', large_url: 'https://img.example/1.webp' }] })]),
    ],
    ['of the price', (sku) => store.importProducts([aProduct({ sku, list_unit_price: 101 })])],
    ['of the stock band', (sku) => store.cli('stock', 'set', sku, '0')],
    ['to hidden', (sku) => store.cli('catalog', 'hide', sku)],
  ])('%s changes the ETag of the product within 1 s', async (name, change) => {
    const sku = `CHANGED-${name.replaceAll(' ', '-').toUpperCase()}`;
    await store.importProducts([aProduct({ sku })]);
    const before = await store.browser.get(`/v1/products/${sku}`);
    expect(before.status).toBe(200);

    await change(sku);

    await eventually(30_000, async () => {
      const after = await store.browser.get(`/v1/products/${sku}`, { 'if-none-match': tagOf(before) });
      expect(after.status).not.toBe(304);
      expect(tagOf(after)).not.toBe(tagOf(before));
    });
  });
});
