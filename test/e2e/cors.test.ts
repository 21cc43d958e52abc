import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

let store: TestStore;
let origin: string;
let key: string;
let key_id: string;

beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  origin = `https://${randomUUID()}.example`;
  ({ key, key_id } = await store.issueKey('publishable', '--origins', `${origin},http://localhost:5173`));
});

const browserAt = (from: string) => store.browser.as({ key, headers: { origin: from } });
const corsHeaders = ({ headers }: ApiResponse | Response) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));
const preflight = (from: string, path = '/v1/products', method = 'GET') =>
  fetch(`${systemUnderTest().baseUrl}${path}`, {
    method: 'OPTIONS',
    headers: { origin: from, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
  });

describe('a browser', () => {
  test('at an allowed origin can read the response and the exposed headers, without credentials', async () => {
    const { status, headers } = await browserAt(origin).get('/v1/products');

    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-expose-headers')).toBe(
      'ETag, X-Service-Mode, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotent-Replayed, X-Service-Warning, Deprecation, Sunset',
    );
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toBe('Authorization, Origin, X-Storefront-Shopper-Token, Accept-Encoding');
  });

  test('at an allowed origin can read errors and 304 responses', async () => {
    const browser = browserAt(origin);
    const { headers } = await browser.get('/v1/products');

    const responses = [
      await browser.get('/v1/products', { 'if-none-match': headers.get('etag') ?? '' }),
      await browser.get('/v1/products/nothing'),
      await browser.get('/v1/products?limit=0'),
      await browser.get('/v1/me'),
      await browser.as({ key, shopperToken: 'none', headers: { origin } }).get('/v1/products'),
    ];

    expect(responses.map(({ status }) => status)).toEqual([304, 404, 422, 403, 401]);
    for (const response of responses) expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });

  test.each([
    ['null', () => 'null'],
    ['a longer host', () => `${origin}.evil.test`],
    ['a host before', () => origin.replace('https://', 'https://evil-')],
    ['a subdomain', () => origin.replace('https://', 'https://a.')],
    ['another scheme', () => origin.replace('https:', 'http:')],
    ['another port', () => `${origin}:8443`],
    ['capitals', () => origin.toUpperCase()],
    ['a slash', () => `${origin}/`],
    ['two origins', () => `${origin}, ${origin}`],
    ['nothing', () => ''],
  ])('at %s is refused without CORS headers', async (_name, from) => {
    const response = await browserAt(from()).get('/v1/products');

    expect([response.status, response.body.error.reason]).toEqual([403, 'origin_not_allowed']);
    expect(corsHeaders(response)).toEqual([]);
  });

  test('is refused by a publishable key without origins, but a server is not', async () => {
    const bare = await store.issueKey('publishable');
    const api = store.browser.as({ key: bare.key });

    expect((await api.get('/v1/ping')).status).toBe(200);
    expect((await api.get('/v1/ping', { origin })).status).toBe(403);
  });

  test('with a secret key is not origin-checked and cannot read the response', async () => {
    const response = await store.server.get('/v1/products', { origin: 'https://evil.test' });

    expect([response.status, corsHeaders(response)]).toEqual([200, []]);
  });
});

describe('a preflight', () => {
  test('succeeds without a key for an origin that any key allows', async () => {
    const response = await preflight(origin, '/v1/carts/x/lines/y', 'PATCH');

    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
    for (const name of [
      'Authorization',
      'Content-Type',
      'If-None-Match',
      'Idempotency-Key',
      'X-Storefront-Shopper-Token',
      'X-Request-Id',
    ]) {
      expect(response.headers.get('access-control-allow-headers')).toContain(name);
    }
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('vary')).toContain('Origin');
    expect(response.headers.get('x-service-mode')).toBe('live');
  });

  test('is refused for any other origin, without CORS headers', async () => {
    for (const from of ['https://evil.test', 'null', `${origin}.evil.test`, `${origin}/`]) {
      const response = await preflight(from);
      expect([response.status, corsHeaders(response)]).toEqual([403, []]);
    }
  });

  test('is refused within 5 s after the last key of the origin is revoked', async () => {
    expect((await preflight(origin)).status).toBe(204);

    await runCli(store.env, 'keys', 'revoke', key_id);

    await eventually(30_000, async () => expect((await preflight(origin)).status).toBe(403));
  });
});
