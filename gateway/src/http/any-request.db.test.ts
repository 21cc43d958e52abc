import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ErrorOut, ProblemOut } from '../api/schemas/errors.ts';
import { PARSED_HEADERS, PROXY_HEADERS } from '../testing/parsed-headers.ts';
import { type GatewayWithStore, startGatewayWithStore } from '../testing/request.ts';

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let token: GatewayWithStore['token'];
let ask: GatewayWithStore['ask'];

beforeAll(async () => {
  ({ gateway, store, token, ask } = await startGatewayWithStore({ trustedProxies: ['loopback'] }));
});
afterAll(() => gateway.close());

const RUNS = 150;
/** Arbitrary text that is valid in a URL. */
const urlText = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed()).replaceAll('%41', '%'));
const rawText = fc.string({ unit: fc.constantFrom(...'abz09%/?&=+.~-_:;,@!$()*[]'.split('')), maxLength: 30 });

test('any path or query gets an enveloped response that is not a server error', async () => {
  const names = fc.constantFrom('q', 'category', 'tag', 'sort', 'limit', 'offset', 'updated_since', '__proto__', 'constructor', 'x[]');
  const query = fc.array(fc.tuple(names, fc.oneof(urlText, rawText)), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.oneof(urlText, rawText), query, async (sku, pairs) => {
      const search = pairs.map(([name, value]) => `${name}=${value.replaceAll('#', '')}`).join('&');
      const list = await ask(`/v1/products?${search}`, { key: store.publishable });
      const detail = await ask(`/v1/products/${sku}`, { key: store.publishable });
      expect([200, 422]).toContain(list.status);
      expect([200, 404, 405, 422]).toContain(detail.status);
    }),
    { numRuns: RUNS },
  );
});

test('any JSON body gets an enveloped response that is not a server error', async () => {
  const field = fc.constantFrom(
    'sku',
    'quantity',
    'order_uom',
    'order_quantity',
    'cart_id',
    'payment_rail',
    'shipping_address',
    'code',
    'reason',
  );
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue({ maxDepth: 3 })));
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom('/v1/carts/c/lines', '/v1/checkout', '/v1/webhooks', '/v1/auth/login'), async (value, path) => {
      const { status } = await ask(path, { method: 'POST', key: store.secret, token, body: JSON.stringify(value) });
      expect([200, 201, 422]).toContain(status);
    }),
    { numRuns: RUNS },
  );
});

test('arbitrary credentials are never accepted', async () => {
  const visible = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-. "'.split('')), maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(visible, async (text) => {
      expect((await ask('/v1/ping', { key: `svc_test_sec_${text}` })).status).toBe(401);
      expect((await ask('/v1/me', { key: store.secret, token: text.trim() })).status).toBe(401);
    }),
    { numRuns: RUNS },
  );
});

/** Values that some parser takes for its own, and does not expect. */
const ODD_VALUES = [
  ['fe80::1%a-b', '::ffff:1.2.3.4', '[::1%x]:80', '1.2.3.4, fe80::1%25-', '64:ff9b::%-'],
  ['shop.example:99999', '999.1.1.1', '[::::]', 'a, b', 'application/problem+json', 'text/html;q=x'],
  ['*', 'W/"', '"', '"a", W/"b', 'gzip;q=,br;q=2', 'identity;q=0,*;q=0', 'null', '00-0-0-0', 'Bearer ', 'a.b.c', '__proto__'],
].flat();
const oddText = fc.oneof(
  fc.constantFrom(...ODD_VALUES),
  fc.string({ unit: fc.constantFrom(...'ab0 ,;=:%."*/\\[]-_\t\xe9\xff'.split('')), maxLength: 60 }),
);

/** Sends headers that `fetch` would not send. */
const sendWith = (method: string, path: string, headers: Readonly<Record<string, string>>, body: string | undefined) =>
  new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const sent = request(`${gateway.url}${path}`, { method, headers, agent: false }, (response) => {
      const type = response.headers['content-type'] ?? '';
      text(response).then((received) => resolve({ status: response.statusCode ?? 0, type, body: received }), reject);
    });
    sent.on('error', reject).end(body);
  });

test('any value of any header gets an enveloped response that is not a server error', async () => {
  const login = JSON.stringify({ email: 'ann@shop.example', password: 'correct horse' });
  const targets = fc.constantFrom(
    ['GET', '/v1/products'],
    ['GET', '/v1/me'],
    ['GET', '/nothing'],
    ['OPTIONS', '/v1/products'],
    ['POST', '/v1/auth/login', login],
    ['POST', '/v1/carts/c/lines', '{"sku":"a","quantity":0}'],
  );
  const odd = fc.dictionary(fc.constantFrom(...PARSED_HEADERS, ...PROXY_HEADERS), oddText, { minKeys: 1, maxKeys: 3 });
  await fc.assert(
    fc.asyncProperty(targets, odd, async ([method = '', path = '', sentBody], headers) => {
      const given = { authorization: `Bearer ${store.secret}`, 'x-storefront-shopper-token': token, 'content-type': 'application/json' };
      const { status, type, body } = await sendWith(method, path, { ...given, ...headers }, sentBody);
      expect(status).toBeLessThan(500);
      if (status < 400 || type.startsWith('text/html')) return;
      expect((type === 'application/problem+json' ? ProblemOut : ErrorOut).safeParse(JSON.parse(body)).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 5 * RUNS },
  );
});
