import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';

/** The warning of query parameters and fields of a body that an operation does not have. */

const WARNING = 'unknown_parameter;name="limt"';
let store: TestStore;

beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
});

describe.each(['/v1/products', '/v1/products/BOLT', '/v1/categories', '/v1/tags', '/v1/products/BOLT/availability'])('%s', (path) => {
  test('has the same body and ETag with an unknown parameter, and warns from the cache and with a 304, but not without it', async () => {
    const plain = await store.browser.get(path);
    const etag = plain.headers.get('etag') ?? '';

    for (const _attempt of ['loaded or cached', 'cached']) {
      const warned = await store.browser.get(`${path}?limt=5`);
      expect([warned.status, warned.text, warned.headers.get('etag')]).toEqual([200, plain.text, etag]);
      expect(warned.headers.get('x-service-warning')).toBe(WARNING);
    }
    for (const _attempt of ['first', 'second']) {
      const unchanged = await store.browser.get(`${path}?limt=5`, { 'if-none-match': etag });
      expect([unchanged.status, unchanged.headers.get('etag'), unchanged.headers.get('x-service-warning')]).toEqual([304, etag, WARNING]);
    }
    for (const again of [await store.browser.get(path), await store.browser.get(path, { 'if-none-match': etag })]) {
      expect(again.headers.get('x-service-warning')).toBeNull();
    }
  });
});

test('a parameter that is ignored by contract is reported too, and known ones are not', async () => {
  const { status, headers } = await store.browser.get(
    '/v1/products?tenant_id=x&limit=5&tag=a&tag=b&q=bolt&sort=sku&updated_since=2026-01-01',
  );

  expect([status, headers.get('x-service-warning')]).toEqual([200, 'unknown_parameter;name="tenant_id"']);
});

test('errors after validation, writes, and operations without parameters warn too', async () => {
  const responses = [
    await store.browser.get('/v1/products?limt=5&limit=0'),
    await store.browser.get('/v1/products/NONE?limt=5'),
    await store.browser.get('/v1/ping?limt=5'),
    await store.browser.post('/v1/availability/batch?limt=5', { skus: ['BOLT'] }),
    await store.server.get('/v1/webhooks?limt=5'),
  ];

  expect(responses.map(({ status }) => status)).toEqual([422, 404, 200, 200, 200]);
  for (const { headers } of responses) expect(headers.get('x-service-warning')).toBe(WARNING);
});

test('fields of a body that an operation does not have are ignored and named, with a 422 and in the log of requests too', async () => {
  const { api } = await store.shopper();
  const { body: cart } = await api.post('/v1/carts');
  const line = { sku: 'BOLT', quantity: 2, uom: 'BOX', unit_price: 1 };
  const field = 'unknown_field;name="uom", unknown_field;name="unit_price"';

  const added = await api.post(`/v1/carts/${cart.data.id}/lines?limt=5`, line);
  const refused = await api.post(`/v1/carts/${cart.data.id}/lines`, { ...line, quantity: -1 });
  const batch = await api.post(`/v1/carts/${cart.data.id}/lines/batch`, { lines: [line, { ...line, uom: null }] });

  expect([added, refused, batch].map(({ status, headers }) => [status, headers.get('x-service-warning')])).toEqual([
    [200, `${WARNING}, ${field}`],
    [422, field],
    [200, field.replaceAll('="', '="lines[].')],
  ]);
  await eventually(30_000, async () => {
    const { status, body } = await store.server.get(`/v1/requests/${added.headers.get('x-request-id')}`);
    expect([status, body.data?.warning]).toEqual([200, `${WARNING}, ${field}`]);
  });
});

test('a page at an allowed origin can read the warning', async () => {
  const { headers } = await store.browser.as({ key: store.publishableKey, headers: { origin: store.origin } }).get('/v1/products?limt=5');

  expect(headers.get('access-control-expose-headers')?.split(', ')).toContain('X-Service-Warning');
  expect(headers.get('x-service-warning')).toBe(WARNING);
});
