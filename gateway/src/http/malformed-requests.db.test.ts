import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

/** Sends lines that no HTTP client would send, and reads until the connection is closed. */
function rawResponse(lines: readonly string[]): Promise<string> {
  const socket = connect(gateway.port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
  return text(socket);
}

describe('a malformed request', () => {
  test.each([
    ['invalid JSON', '{"skus": [', 'invalid_json'],
    ['an empty body', '', 'invalid_type'],
    ['NUL in text', '{"skus": ["a\\u0000b"]}', 'invalid_character'],
    ['a lone surrogate', '{"skus": ["\\ud800"]}', 'invalid_character'],
    ['no SKU', '{"skus": []}', 'too_small'],
    ['very deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'invalid_type'],
    ['a prototype', '{"__proto__": {"skus": ["x"]}}', 'required'],
  ])('with %s is a 422 that contains the location', async (_name, body, code) => {
    const headers = { 'content-type': 'application/json' };
    const response = await ask('/v1/availability/batch', { method: 'POST', key: store.publishable, body, headers });

    expect([response.status, response.body.error.code]).toEqual([422, 'validation_error']);
    expect([code, 'required']).toContain(response.body.error.details[0].code);
    expect(response.body.detail[0].loc[0]).toBe('body');
  });

  test('with invalid UTF-8 is a 422', async () => {
    const response = await fetch(`${gateway.url}/v1/availability/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${store.publishable}`, 'content-type': 'application/json' },
      body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    });

    expect(response.status).toBe(422);
  });

  test('gets all its errors at once', async () => {
    const response = await ask('/v1/products?limit=0&offset=-1&sort=shade&updated_since=soon&q=a&q=b', { key: store.publishable });

    expect(response.status).toBe(422);
    expect(response.body.error.details.map((violation: { field: string }) => violation.field).sort()).toEqual([
      'limit',
      'offset',
      'q',
      'sort',
      'updated_since',
    ]);
  });

  test('reports a body that is not JSON together with the other errors', async () => {
    const headers = { 'idempotency-key': 'a b' };
    const { status, body } = await ask('/v1/carts/%zz/lines', { method: 'POST', key: store.secret, token, body: '{"sku": ', headers });

    expect([status, body.error.message]).toEqual([422, expect.stringMatching(/; the request body is not valid JSON$/)]);
    expect(body.error.details.map((violation: { location: string; code: string }) => [violation.location, violation.code])).toEqual([
      ['path', 'invalid_encoding'],
      ['header', 'invalid_format'],
      ['body', 'invalid_json'],
    ]);
    expect(body.detail).toHaveLength(3);
  });

  test.each([
    ['/v1/carts/c/lines', { quantity: 0, order_uom: 'BOX' }, ['order_quantity', 'quantity', 'sku']],
    [
      '/v1/checkout',
      { cart_id: 1, payment_rail: 'BARTER', shipping_address_id: 'a', shipping_address: {} },
      ['cart_id', 'payment_rail', 'shipping_address', 'shipping_address.city', 'shipping_address.country_code'],
    ],
    ['/v1/webhooks', { endpoint_url: 'nowhere', event_types: ['order.lost'] }, ['endpoint_url', 'event_types.0']],
  ])('to %s gets cross-field errors together with field errors', async (path, wish, fields) => {
    const { status, body } = await ask(path, { method: 'POST', key: store.secret, token, body: wish });

    expect(status).toBe(422);
    expect(body.error.details.map((violation: { field: string }) => violation.field)).toEqual(expect.arrayContaining(fields));
  });

  test('with two Host headers is a 422, and with none as well', async () => {
    const hosts = (...lines: string[]) =>
      rawResponse(['GET /v1/ping HTTP/1.1', `Authorization: Bearer ${store.secret}`, ...lines, 'Connection: close', '', '']);

    expect(await hosts('Host: shop')).toMatch(/^HTTP\/1\.1 200 /);
    for (const lines of [['Host: shop', 'Host: shop'], ['Host: shop', 'hOST: other'], []]) {
      const response = await hosts(...lines);
      expect(response).toMatch(/^HTTP\/1\.1 422 /);
      expect(response).toContain('"field":"Host","location":"header"');
    }
  });

  test.each(['201', '1.5', '1e2', '-1', 'ten', '99999999999'])('with limit=%s is a 422', async (limit) => {
    expect((await ask(`/v1/products?limit=${limit}`, { key: store.publishable })).status).toBe(422);
  });

  test.each([0, -1, '3', null, 1e18, 1.2345, true])('with quantity %p is a 422', async (quantity) => {
    const response = await ask('/v1/carts/c/lines', { method: 'POST', key: store.secret, token, body: { sku: 'BOLT-M8', quantity } });

    expect([response.status, response.body.error.details[0].field]).toEqual([422, 'quantity']);
  });

  test('with 1e999 is a 422', async () => {
    const body = '{"sku": "BOLT-M8", "quantity": 1e999}';
    expect((await ask('/v1/carts/c/lines', { method: 'POST', key: store.secret, token, body })).status).toBe(422);
  });

  test('that is too large is a 413, with or without a declared length', async () => {
    const body = JSON.stringify({ skus: ['x'.repeat(1024 * 1024)] });
    expect((await ask('/v1/availability/batch', { method: 'POST', key: store.publishable, body })).status).toBe(413);

    const chunked = await fetch(`${gateway.url}/v1/availability/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${store.publishable}`, 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    });
    expect(chunked.status).toBe(413);
  });

  test.each(['text/plain', 'application/json; charset=latin1', 'application/merge-patch+json', 'application/jsonp', ''])(
    'of the media type %p is a 415',
    async (type) => {
      const headers = { 'content-type': type };
      expect((await ask('/v1/availability/batch', { method: 'POST', key: store.publishable, body: '{}', headers })).status).toBe(415);
    },
  );

  test('that is compressed is a 415', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expect((await ask('/v1/availability/batch', { method: 'POST', key: store.publishable, body: '{}', headers })).status).toBe(415);
  });

  test.each(['application/json', 'application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"; version=1'])(
    'of the media type %p is none',
    async (type) => {
      const wish = { method: 'POST', key: store.publishable, body: '{"skus": ["BOLT-M8"]}', headers: { 'content-type': type } };
      expect((await ask('/v1/availability/batch', wish)).status).toBe(200);
    },
  );

  test('with an unsupported method is a 405 that lists the supported ones', async () => {
    const { status, headers } = await ask('/v1/products', { method: 'PUT', key: store.publishable });

    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test.each(['/v2/products', '/v1/products/', '//v1/products', '/V1/products', '/v1/vehicles/1', '/v1/products/BOLT-M8/fitments'])(
    'to %s is a 404',
    async (path) => {
      expect((await ask(path, { key: store.publishable })).status).toBe(404);
    },
  );

  test('with invalid encoding in its path is a 422, and with an encoded slash an unknown SKU', async () => {
    expect((await ask('/v1/products/%zz', { key: store.publishable })).status).toBe(422);
    expect((await ask('/v1/products/a%2Fb', { key: store.publishable })).status).toBe(404);
    expect((await ask('/v1/products/%00', { key: store.publishable })).status).toBe(404);
  });

  test('gets errors about its key or rate limit before the 422', async () => {
    expect((await ask('/v1/products?limit=0')).status).toBe(401);
    const small = await aStore(gateway, 'sandbox', 1);
    await ask('/v1/ping', { key: small.secret });
    expect((await ask('/v1/products?limit=0', { key: small.secret })).status).toBe(429);
  });
});
