import { beforeAll, describe, expect, test } from '@jest/globals';
import { type RawResponse, rawRequest } from '../support/http/raw-request.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Malformed and hostile requests: each gets an error envelope immediately, and none causes a 5xx. */

const { baseUrl } = systemUnderTest();
const KIB = 1024;

let store: TestStore;
let shopper: Shopper;
let cartId: string;

beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' }), aProduct({ sku: 'A/B' })]);
  shopper = await store.shopper();
  cartId = (await shopper.api.post('/v1/carts')).body.data.id;
});

const credentials = () => `Host: shop\r\nAuthorization: Bearer ${store.secretKey}\r\nX-Storefront-Shopper-Token: ${shopper.token}\r\n`;
const get = (path: string, headers = '') => rawRequest(baseUrl, [`GET ${path} HTTP/1.1\r\n${credentials()}${headers}\r\n`]);
const head = (path: string, headers: string) => `POST ${path} HTTP/1.1\r\n${credentials()}Content-Type: application/json\r\n${headers}\r\n`;
const post = (path: string, body: string | Buffer, headers = '') =>
  rawRequest(baseUrl, [head(path, `Content-Length: ${Buffer.byteLength(body)}\r\n${headers}`), body]);
const addLine = (body: string | Buffer) => post(`/v1/carts/${cartId}/lines`, body);

/** Expects the error envelope of the contract, without internal details. */
function expectRefused(response: RawResponse, status: number, code: string): void {
  expect([response.status, response.body?.error?.code]).toEqual([status, code]);
  expect(response.body.error.request_id).toBe(response.headers.get('x-request-id'));
  expect(response.body).toHaveProperty('detail');
  expect(response.headers.get('x-service-mode')).toMatch(/^(sandbox|live)$/);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('vary')).toBe('Authorization, Origin, X-Storefront-Shopper-Token, Accept-Encoding');
  expect(response.headers.get('x-powered-by')).toBeNull();
  expect(response.text).not.toMatch(/node_modules|\.ts:|\bat \w+ \(|postgres|redis|grpc|ECONN|SELECT|HPE_/i);
}

describe('a body', () => {
  test.each([
    ['NUL in text', '{"sku": "a\\u0000b", "quantity": 1}'],
    ['a raw NUL', '{"sku": "a\0b", "quantity": 1}'],
    ['a lone surrogate', '{"sku": "\\ud800", "quantity": 1}'],
    ['invalid UTF-8', Buffer.from('{"sku": "\xff\xfe", "quantity": 1}', 'latin1')],
    ['overlong UTF-8', Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x7d])],
    ['UTF-16', Buffer.from('{"sku": "BOLT", "quantity": 1}', 'utf16le')],
    ['a number out of range', '{"sku": "BOLT", "quantity": 1e999}'],
    ['a huge integer', `{"sku": "BOLT", "quantity": 1${'0'.repeat(400)}}`],
    ['a number of 100 000 digits', `{"sku": "BOLT", "quantity": 0.${'1'.repeat(100_000)}}`],
    ['arrays 100 000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a field 50 000 deep', `{"sku": ${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}, "quantity": 1}`],
    ['only a prototype', '{"__proto__": {"sku": "BOLT", "quantity": 1}}'],
    ['a constructor', '{"constructor": {"prototype": {"sku": "BOLT"}}, "quantity": 1}'],
    ['null', 'null'],
    ['a bare word', 'sku'],
    ['only whitespace', '   '],
    ['two documents', '{"sku": "BOLT", "quantity": 1}{"sku": "BOLT"}'],
    ['an array instead of a string', '{"sku": ["BOLT"], "quantity": 1}'],
    ['100 000 wrong elements', `{"sku": "BOLT", "quantity": [${'1,'.repeat(100_000)}1]}`],
  ])('with %s gets a 422', async (_name, body) => {
    const response = await addLine(body);

    expectRefused(response, 422, 'validation_error');
    expect(response.body.error.details.length).toBeGreaterThan(0);
    expect(response.body.detail.length).toBe(response.body.error.details.length);
  });

  test('with unknown and dangerous fields is accepted without them', async () => {
    const response = await addLine('{"sku": "BOLT", "quantity": 1, "__proto__": {"isAdmin": true}, "constructor": 1, "toString": 2}');

    expect(response.status).toBe(200);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test('with a duplicate field uses the last value', async () => {
    const response = await post(`/v1/carts`, '', '');
    const line = await post(`/v1/carts/${response.body.data.id}/lines`, '{"sku": "BOLT", "quantity": 1, "quantity": 7}');

    expect(line.body.data.lines[0].quantity).toBe(7);
  });

  test('with a byte order mark is accepted', async () => {
    expect((await addLine('\ufeff{"sku": "BOLT", "quantity": 1}')).status).toBe(200);
  });

  test('with a Content-Length over the limit gets a 413 before it is sent', async () => {
    const declared = await rawRequest(baseUrl, [head(`/v1/carts/${cartId}/lines`, `Content-Length: ${300 * KIB}\r\n`)]);

    expectRefused(declared, 413, 'payload_too_large');
  });

  test('over the limit in chunks gets a 413', async () => {
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    const response = await rawRequest(baseUrl, [
      head(`/v1/carts/${cartId}/lines`, 'Transfer-Encoding: chunked\r\n'),
      ...Array<string>(9).fill(chunk),
    ]);

    expectRefused(response, 413, 'payload_too_large');
  });

  test.each(['gzip', 'br', 'deflate', 'zstd', 'gzip, identity'])('with Content-Encoding %s gets a 415', async (encoding) => {
    const response = await post(`/v1/carts/${cartId}/lines`, Buffer.from([0x1f, 0x8b, 8, 0]), `Content-Encoding: ${encoding}\r\n`);

    expectRefused(response, 415, 'unsupported_media_type');
  });

  test('is ignored by an operation without a body', async () => {
    const response = await rawRequest(baseUrl, [
      `POST /v1/carts HTTP/1.1\r\n${credentials()}Content-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello`,
    ]);

    expect(response.status).toBe(201);
  });

  test('with an invalid chunk gets a 422 in the mode of its key', async () => {
    const response = await rawRequest(baseUrl, [head(`/v1/carts/${cartId}/lines`, 'Transfer-Encoding: chunked\r\n'), 'none\r\n']);

    expectRefused(response, 422, 'validation_error');
    expect(response.headers.get('x-service-mode')).toBe('sandbox');
  });

  test('that is malformed from the start gets a 422 with its request ID', async () => {
    const broken = `${head(`/v1/carts/${cartId}/lines`, 'X-Request-Id: mine\r\nTransfer-Encoding: chunked\r\n')}none\r\n`;
    const response = await rawRequest(baseUrl, [broken]);

    expectRefused(response, 422, 'validation_error');
    expect([response.headers.get('x-request-id'), response.headers.get('x-service-mode')]).toEqual(['mine', 'sandbox']);
  });

  test('that never arrives does not delay other requests', async () => {
    const slow = rawRequest(baseUrl, [head(`/v1/carts/${cartId}/lines`, 'Content-Length: 100\r\n'), '{'], 500);
    // Attached now: on a busy machine the others take longer than this request.
    const incomplete = expect(slow).rejects.toThrow('incomplete response');
    const others = await Promise.all(Array.from({ length: 20 }, () => get('/v1/ping')));

    expect(others.every(({ status }) => status === 200)).toBe(true);
    await incomplete;
  });
});

describe('a query', () => {
  test.each([
    'limit=1&limit=1',
    'limit=0x10',
    'limit=%201',
    'limit=+1',
    'limit=1e1',
    'limit=9007199254740993',
    'limit=99999999999999999999999999',
    'limit=١',
    'offset=-0',
    'offset=-9007199254740993',
    'offset=10001',
    'q=%00',
    'q=%ff',
    'q=%ed%a0%80',
    'q=%',
    `q=${'x'.repeat(257)}`,
    'category=a%00b',
    'sort=sku&sort=price',
    'updated_since=2026-02-30',
    'updated_since=now',
    `tag=${Array(51).fill('a').join('&tag=')}`,
  ])('of %.60s gets a 422', async (query) => {
    const response = await get(`/v1/products?${encodeURI(query).replaceAll('%25', '%')}`);

    expectRefused(response, 422, 'validation_error');
  });

  test.each([
    '__proto__=1',
    'constructor=1',
    'limit[]=1',
    'tag[]=x',
    'tag[a]=x',
    'hasOwnProperty=1',
    'tenant_id=x',
    '&&&',
    '=',
    '=x',
    'unknown=%20',
    'q=',
    'q=+%20',
    'limit=&offset=&sort',
    'category=&tag=&price_min=&price_max=&availability=&updated_since=',
  ])('with %s is accepted without it', async (query) => {
    const response = await get(`/v1/products?${query}`);

    expect([response.status, response.body.total]).toEqual([200, 2]);
  });

  test('decodes a plus as a space and percent-encoding as UTF-8', async () => {
    expect((await get('/v1/products?q=Product+BOLT&tag=%C3%A9')).status).toBe(200);
  });
});

describe('a path', () => {
  test.each([
    '//v1/products',
    '/v1//products',
    '/v1/products/',
    '/v1/./products',
    '/v1/../v1/products',
    '/v1/%70roducts',
    '/v1%2Fproducts',
    '/v1/products/%00',
    '/v1/products/..%2f..%2fhealth',
    '/v1/products/%252e%252e',
    `/v1/products/${'x'.repeat(8 * KIB)}`,
    '/v1/carts/__proto__',
    '/v1/orders/constructor',
    '/v1/carts/%00',
    '/v1/carts/1%27%20or%201=1--',
    '*',
  ])('%.50s gets a 404', async (path) => {
    expectRefused(await get(path), 404, 'not_found');
  });

  test.each(['/v1/products/%', '/v1/products/%zz', '/v1/products/%ff', '/v1/products/%ed%a0%80', '/v1/carts/%c0%80'])(
    '%s gets a 422, because it is not percent-encoded UTF-8',
    async (path) => {
      expectRefused(await get(path), 422, 'validation_error');
    },
  );

  test('keeps an encoded slash inside its parameter', async () => {
    const response = await get('/v1/products/A%2FB');

    expect([response.status, response.body.data.sku]).toEqual([200, 'A/B']);
  });
});

describe('a request head', () => {
  test('of 64 KB gets a 431', async () => {
    expectRefused(await get('/v1/ping', `X-Padding: ${'x'.repeat(64 * KIB)}\r\n`), 431, 'payload_too_large');
  });

  test('with 200 headers is accepted', async () => {
    expect((await get('/v1/ping', Array.from({ length: 200 }, (_, index) => `X-${index}: 1\r\n`).join(''))).status).toBe(200);
  });

  test.each([
    ['two lengths', 'Content-Length: 1\r\nContent-Length: 2\r\n'],
    ['length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['a negative length', 'Content-Length: -1\r\n'],
    ['a non-numeric length', 'Content-Length: ten\r\n'],
    ['an unknown transfer encoding', 'Transfer-Encoding: gzip\r\n'],
    ['a header without a name', ': x\r\n'],
    ['NUL in a header', 'X-Padding: a\0b\r\n'],
    ['a space before the colon', 'X-Padding : a\r\n'],
  ])('with %s gets a 422', async (_name, headers) => {
    expectRefused(await rawRequest(baseUrl, [head('/v1/availability/batch', headers), 'x']), 422, 'validation_error');
  });

  test.each([
    ['bytes that are not HTTP', 'hello\r\n\r\n'],
    ['TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03, 0x0d, 0x0a])],
    ['an unknown method', 'HELLO /v1/ping HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no host', 'GET /v1/ping HTTP/1.1\r\n\r\n'],
    ['an unknown HTTP version', 'GET /v1/ping HTTP/9.9\r\nHost: x\r\n\r\n'],
  ])('sent as raw bytes with %s gets a 422', async (_name, bytes) => {
    expectRefused(await rawRequest(baseUrl, [bytes]), 422, 'validation_error');
  });

  test('with an unknown expectation is accepted', async () => {
    expect((await get('/v1/ping', 'Expect: the-unexpected\r\n')).status).toBe(200);
  });

  test.each(['PUT', 'TRACE', 'PROPFIND'])('with the method %s gets a 405 with Allow', async (method) => {
    const response = await rawRequest(baseUrl, [`${method} /v1/products HTTP/1.1\r\n${credentials()}\r\n`]);

    expectRefused(response, 405, 'method_not_allowed');
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  test.each(['http://', 'http://[x/', 'foo://bar', 'foo://['])('for %s gets a 404', async (target) => {
    expectRefused(await get(target), 404, 'not_found');
  });

  test('with an absolute URL as its target is routed by the path', async () => {
    expect((await get('http://shop/v1/products?limit=1')).body.limit).toBe(1);
    expect((await get('http://shop?a=b')).body.openapi).toBe('openapi.json');
  });

  test('with CONNECT gets a 404 or 405, and its connection is closed', async () => {
    const [otherHost, ownPath] = await Promise.all(
      ['shop.example:443', '/v1/products'].map((target) => rawRequest(baseUrl, [`CONNECT ${target} HTTP/1.1\r\n${credentials()}\r\n`])),
    );

    expectRefused(otherHost as RawResponse, 404, 'not_found');
    expectRefused(ownPath as RawResponse, 405, 'method_not_allowed');
  });

  test.each(['/openapi.json', '/asyncapi.json', '/docs', '/docs/', '/docs/docs.js', '/health'])(
    'with POST %s gets a 405 with Allow',
    async (path) => {
      const response = await post(path, '{}');

      expectRefused(response, 405, 'method_not_allowed');
      expect(response.headers.get('allow')).toMatch(/^GET, HEAD/);
    },
  );

  test.each([
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
    ['a b', false],
    ['é', false],
    ['', false],
  ])('with the request ID %.20p keeps it: %p', async (id, isValid) => {
    const response = await get('/v1/ping', `X-Request-Id: ${id}\r\n`);

    expect(response.status).toBe(200);
    expect(response.headers.get('x-request-id') === id).toBe(isValid);
    expect(response.headers.get('x-request-id')).toMatch(/^[\x21-\x7e]{1,128}$/);
  });

  test('with an invalid conditional header is accepted', async () => {
    for (const tag of ['"', 'W/', '*, "x"', '"a', ',,,', 'x'.repeat(8 * KIB)]) {
      expect((await get('/v1/products', `If-None-Match: ${tag}\r\n`)).status).toBe(200);
    }
  });
});
