import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type GatewayWithStore, startGatewayWithStore } from '../testing/request.ts';

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let token: GatewayWithStore['token'];
let ask: GatewayWithStore['ask'];

beforeAll(async () => {
  ({ gateway, store, token, ask } = await startGatewayWithStore());
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
