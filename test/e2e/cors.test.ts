import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { aProduct, aStore, type TestStore } from '../support/a-store.ts';
import type { Answer } from '../support/api.ts';
import { operate } from '../support/operate.ts';
import { systemUnderTest } from '../support/system-under-test.ts';
import { within } from '../support/within.ts';

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
const corsHeaders = ({ headers }: Answer | Response) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));
const preflight = (from: string, path = '/v1/products', method = 'GET') =>
  fetch(`${systemUnderTest().baseUrl}${path}`, {
    method: 'OPTIONS',
    headers: { origin: from, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
  });

describe('a browser', () => {
  test('at an allowed origin may read the answer and the exposed headers, without credentials', async () => {
    const { status, headers } = await browserAt(origin).get('/v1/products');

    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-expose-headers')).toBe(
      'ETag, X-Service-Mode, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotent-Replayed',
    );
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toBe('Authorization, Origin, X-Storefront-Shopper-Token');
  });

  test('at an allowed origin may read what went wrong, and that nothing changed', async () => {
    const browser = browserAt(origin);
    const { headers } = await browser.get('/v1/products');

    const answers = [
      await browser.get('/v1/products', { 'if-none-match': headers.get('etag') ?? '' }),
      await browser.get('/v1/products/nothing'),
      await browser.get('/v1/products?limit=0'),
      await browser.get('/v1/me'),
      await browser.as({ key, shopperToken: 'none', headers: { origin } }).get('/v1/products'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([304, 404, 422, 403, 401]);
    for (const answer of answers) expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
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
  ])('at %s is refused, without CORS headers', async (_name, from) => {
    const answer = await browserAt(from()).get('/v1/products');

    expect([answer.status, answer.body.error.reason]).toEqual([403, 'origin_not_allowed']);
    expect(corsHeaders(answer)).toEqual([]);
  });

  test('is refused everywhere by a publishable key without a list; a server is not', async () => {
    const bare = await store.issueKey('publishable');
    const api = store.browser.as({ key: bare.key });

    expect((await api.get('/v1/ping')).status).toBe(200);
    expect((await api.get('/v1/ping', { origin })).status).toBe(403);
  });

  test('with a secret key is not origin-checked, and may read nothing', async () => {
    const answer = await store.server.get('/v1/products', { origin: 'https://evil.test' });

    expect([answer.status, corsHeaders(answer)]).toEqual([200, []]);
  });
});

describe('a preflight', () => {
  test('is answered without a key for an origin that some key allows', async () => {
    const answer = await preflight(origin, '/v1/carts/x/lines/y', 'PATCH');

    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
    for (const name of [
      'Authorization',
      'Content-Type',
      'If-None-Match',
      'Idempotency-Key',
      'X-Storefront-Shopper-Token',
      'X-Request-Id',
    ]) {
      expect(answer.headers.get('access-control-allow-headers')).toContain(name);
    }
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(answer.headers.get('x-service-mode')).toBe('live');
  });

  test('is refused for any other, without CORS headers', async () => {
    for (const from of ['https://evil.test', 'null', `${origin}.evil.test`, `${origin}/`]) {
      const answer = await preflight(from);
      expect([answer.status, corsHeaders(answer)]).toEqual([403, []]);
    }
  });

  test('is refused within 5 s after the last key of the origin was revoked', async () => {
    expect((await preflight(origin)).status).toBe(204);

    await operate(store.env, 'keys', 'revoke', key_id);

    await within(5000, async () => expect((await preflight(origin)).status).toBe(403));
  });
});
