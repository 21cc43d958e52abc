import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { type EncodedResponse, encodedRequest } from '../support/http/encoded-request.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Compressed responses, and the ETags of a body in each coding. */

const LARGE = ['/v1/products?limit=20', '/v1/products/BOLT-1', '/v1/categories', '/v1/tags'];
const CODINGS = ['br', 'gzip'] as const;
const KIB = 1024;

let store: TestStore;
let shopper: Shopper;
let cartId: string;

beforeAll(async () => {
  store = await aStore();
  const products = Array.from({ length: 30 }, (_, index) =>
    aProduct({
      sku: `BOLT-${index + 1}`,
      body: '# Hex bolt\n\nZinc plated, with a full thread.\n'.repeat(40),
      categories: [`hardware/bolts-${index}`],
      tags: [{ group: 'material', slug: `steel-${index}`, name: `Steel ${index}` }],
    }),
  );
  await store.importProducts(products);
  shopper = await store.shopper();
  const cart = await shopper.api.post('/v1/carts');
  cartId = cart.body.data.id;
  for (const sku of ['BOLT-1', 'BOLT-2', 'BOLT-3']) await shopper.api.post(`/v1/carts/${cartId}/lines`, { sku, quantity: 1 });
});

const urlOf = (path: string): string => `${systemUnderTest().baseUrl}${path}`;
const read = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<EncodedResponse> =>
  encodedRequest(urlOf(path), { method, headers: { authorization: `Bearer ${store.publishableKey}`, ...headers } });
const own = (path: string, headers: Record<string, string> = {}, more: { method?: string; body?: unknown } = {}) =>
  encodedRequest(urlOf(path), {
    ...more,
    headers: { authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': shopper.token, ...headers },
  });

describe.each(LARGE)('%s', (path) => {
  test('is not compressed without Accept-Encoding', async () => {
    const plain = await read(path);

    expect(plain.status).toBe(200);
    expect(plain.bytes.length).toBeGreaterThan(KIB);
    expect([plain.headers['content-encoding'], plain.headers['content-length']]).toEqual([undefined, String(plain.bytes.length)]);
    expect(plain.headers.vary).toBe('Authorization, Origin, X-Storefront-Shopper-Token, Accept-Encoding');
  });

  test.each(CODINGS)('has the same content in %s, with an ETag of its own, even when it is sent again from the cache', async (coding) => {
    const plain = await read(path);
    const tag = plain.headers.etag ?? '';

    for (const response of [await read(path, { 'accept-encoding': coding }), await read(path, { 'accept-encoding': coding })]) {
      expect([response.status, response.headers['content-encoding']]).toEqual([200, coding]);
      expect(response.decoded.equals(plain.bytes)).toBe(true);
      expect(response.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(response.headers['content-length']).toBe(String(response.bytes.length));
      expect(response.headers.etag).toBe(`${tag.slice(0, -1)}-${coding}"`);
      for (const name of ['vary', 'cache-control', 'content-type'] as const) expect(response.headers[name]).toBe(plain.headers[name]);
    }
  });

  test('returns 304 for the tag of any coding, and the tag is one that the client can use', async () => {
    const tag = (await read(path)).headers.etag ?? '';
    const [br, gzip] = CODINGS.map((coding) => `${tag.slice(0, -1)}-${coding}"`) as [string, string];

    for (const [cached, acceptEncoding, expected] of [
      [tag, undefined, tag],
      [tag, 'br', tag],
      [br, 'br', br],
      [gzip, 'br, gzip', gzip],
      [br, undefined, br],
      [br, 'gzip', gzip],
      ['*', 'br', br],
    ] as const) {
      const accept: Record<string, string> = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
      const response = await read(path, { 'if-none-match': cached, ...accept });
      expect([cached, acceptEncoding, response.status, response.headers.etag]).toEqual([cached, acceptEncoding, 304, expected]);
      expect([response.bytes.length, response.headers['content-encoding'], response.headers['content-length']]).toEqual([
        0,
        undefined,
        undefined,
      ]);
      expect(response.headers.vary).toContain('Accept-Encoding');
    }
    expect((await read(path, { 'if-none-match': `${tag.slice(0, -1)}-zstd"`, 'accept-encoding': 'br' })).status).toBe(200);
  });

  test.each(CODINGS)('returns the headers of a GET for HEAD in %s', async (coding) => {
    const full = await read(path, { 'accept-encoding': coding });
    const head = await read(path, { 'accept-encoding': coding }, 'HEAD');

    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-encoding', 'content-length', 'vary'] as const) expect(head.headers[name]).toBe(full.headers[name]);
  });
});

describe('Accept-Encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['zstd', undefined],
  ])('%s gets %s', async (acceptEncoding, expected) => {
    expect((await read('/v1/products?limit=20', { 'accept-encoding': acceptEncoding })).headers['content-encoding']).toBe(expected);
  });

  test('compresses a body of at most 1 KB only if it refuses the plain one', async () => {
    const path = '/v1/products/BOLT-1/availability';
    const [plain, wanted, forced] = [
      await read(path),
      await read(path, { 'accept-encoding': 'br' }),
      await read(path, { 'accept-encoding': 'br, identity;q=0' }),
    ];

    expect([wanted.headers['content-encoding'], wanted.headers.etag]).toEqual([undefined, plain.headers.etag]);
    expect([forced.headers['content-encoding'], forced.decoded.toString()]).toEqual(['br', plain.bytes.toString()]);
  });
});

test('a change of a product reaches the clients of every coding', async () => {
  const path = '/v1/products/BOLT-30';
  const before = await Promise.all([...CODINGS, 'identity'].map((coding) => read(path, { 'accept-encoding': coding })));
  await store.importProducts([aProduct({ sku: 'BOLT-30', body: '# Changed\n'.repeat(200) })]);

  await eventually(30_000, async () => {
    const after = await Promise.all(
      before.map(({ headers }) =>
        read(path, { 'if-none-match': headers.etag ?? '', 'accept-encoding': headers['content-encoding'] ?? 'identity' }),
      ),
    );
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(after.map(({ decoded }) => decoded.toString())).size).toBe(1);
    expect(after[0]?.decoded.toString()).toContain('# Changed');
  });
});

describe('responses to a secret key', () => {
  test.each(CODINGS)('with a cart are compressed with %s and have the same content', async (coding) => {
    const path = `/v1/carts/${cartId}`;
    const [plain, compressed] = [await own(path), await own(path, { 'accept-encoding': coding })];

    expect([compressed.status, compressed.headers['content-encoding'], compressed.headers.etag]).toEqual([200, coding, undefined]);
    expect(compressed.decoded.equals(plain.bytes)).toBe(true);
  });

  test('to a write are compressed, and a repetition has the same content', async () => {
    const headers = { 'accept-encoding': 'gzip', 'idempotency-key': 'priced-once' };
    const price = () => own(`/v1/carts/${cartId}/price`, headers, { method: 'POST' });
    const [first, again] = [await price(), await price()];

    expect([first.status, first.headers['content-encoding'], again.headers['content-encoding']]).toEqual([200, 'gzip', 'gzip']);
    expect([again.headers['idempotent-replayed'], again.decoded.equals(first.decoded)]).toEqual(['true', true]);
  });

  test('with an invoice as a PDF are sent as they are', async () => {
    const order = await anOrder(shopper, [{ sku: 'BOLT-5', quantity: 1 }]);
    await eventually(30_000, async () => {
      const id = (await shopper.api.get(`/v1/orders/${order.id}`)).body.data.invoices?.[0]?.id;
      const pdf = await own(`/v1/invoices/${id}/pdf`, { 'accept-encoding': 'br, gzip' });
      expect([pdf.status, pdf.headers['content-encoding'], pdf.bytes.subarray(0, 4).toString()]).toEqual([200, undefined, '%PDF']);
    });
  });

  test('with a shopper token are never compressed', async () => {
    const url = urlOf('/v1/auth/shopper-tokens');
    const headers = { authorization: `Bearer ${store.secretKey}`, 'accept-encoding': 'br, gzip, identity;q=0' };
    const session = await encodedRequest(url, { method: 'POST', headers, body: { customer_id: shopper.customerId } });

    expect([session.status, session.headers['content-encoding']]).toEqual([201, undefined]);
    expect(JSON.parse(session.bytes.toString()).data.shopper_token).toEqual(expect.any(String));
  });
});

test('an error is never compressed', async () => {
  const path = `/v1/products?${Array.from({ length: 20 }, (_, index) => `limit=${index}`).join('&')}`;
  const error = await read(path, { 'accept-encoding': 'br' });

  expect([error.status, error.headers['content-encoding']]).toEqual([422, undefined]);
});

describe.each(['/openapi.json', '/asyncapi.json', '/docs/minisearch.js', '/docs', '/docs/search.json'])('%s', (path) => {
  test.each(CODINGS)('has the same content in %s and returns 304 for its ETag', async (coding) => {
    const plain = await encodedRequest(urlOf(path));
    const headers = { 'accept-encoding': coding };
    const compressed = await encodedRequest(urlOf(path), { headers });
    const unchanged = await encodedRequest(urlOf(path), { headers: { ...headers, 'if-none-match': compressed.headers.etag ?? '' } });

    expect([compressed.headers['content-encoding'], compressed.decoded.equals(plain.bytes)]).toEqual([coding, true]);
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(compressed.headers.etag).not.toBe(plain.headers.etag);
    expect([unchanged.status, unchanged.headers.etag, unchanged.bytes.length]).toEqual([304, compressed.headers.etag, 0]);
  });
});
