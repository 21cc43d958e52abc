import { afterEach, expect, test } from '@jest/globals';
import { createStorefront } from './create-storefront.ts';
import { settle } from './failure.ts';
import { closeServers, scriptedServer } from './testing/scripted-server.ts';

afterEach(closeServers);

test.each(['.', '..', ''])('an ID of %j is not found, and nothing is sent: a URL cannot have it', async (order_id) => {
  const server = await scriptedServer({ status: 200, body: { data: {}, errors: [] } });
  const { GET, POST, DELETE } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
  const path = { order_id };

  const outcomes = await Promise.all([
    settle(GET('/v1/orders/{order_id}', { params: { path } })),
    settle(POST('/v1/orders/{order_id}/cancel', { params: { path }, body: { reason: 'x' } })),
    settle(DELETE('/v1/carts/{cart_id}/lines/{line_id}', { params: { path: { cart_id: 'c', line_id: order_id } } })),
  ]);

  const failure = { kind: 'api', status: 404, code: 'not_found', reason: null, details: [] };
  expect(outcomes).toMatchObject(outcomes.map(() => ({ ok: false, failure })));
  expect(server.received).toEqual([]);
});

test.each([
  ['...', '/v1/products/...'],
  ['../orders', '/v1/products/..%2Forders'],
  ['%2e%2e', '/v1/products/%252e%252e'],
  ['A?b#c', '/v1/products/A%3Fb%23c'],
  ['-1', '/v1/products/-1'],
])('the SKU %j stays within its segment of the path', async (sku, url) => {
  const server = await scriptedServer({ status: 200, body: { data: {}, errors: [] } });
  await createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' }).GET('/v1/products/{sku}', { params: { path: { sku } } });

  expect(server.received.map((request) => request.url)).toEqual([url]);
});

test('what the API ignored is logged once for each operation, and only in the sandbox', async () => {
  const lines: unknown[] = [];
  const { warn } = console;
  console.warn = (...args: unknown[]) => void lines.push(...args);
  try {
    for (const mode of ['live', 'sandbox', 'sandbox']) {
      const headers = { 'X-Service-Mode': mode, 'X-Service-Warning': `unknown_field;name="${mode}"` };
      const server = await scriptedServer({ status: 200, headers, body: { data: {}, errors: [] } });
      const { GET, POST } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
      for (const cart_id of ['a', 'b']) {
        await POST('/v1/carts/{cart_id}/lines', { params: { path: { cart_id } }, body: { sku: 'BOLT', quantity: 2 } });
        await GET('/v1/carts/{cart_id}', { params: { path: { cart_id } } });
      }
    }
  } finally {
    console.warn = warn;
  }

  const ignored = 'the API ignored unknown_field;name="sandbox"';
  expect(lines).toEqual([`POST /v1/carts/{cart_id}/lines: ${ignored}`, `GET /v1/carts/{cart_id}: ${ignored}`]);
});
