import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ApiResponse } from '../support/http/api.ts';
import { tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

let store: TestStore;
let shopper: Shopper;
let cartId: string;
let folder: string;

beforeAll(async () => {
  store = await aStore({ mode: 'live' });
  folder = await mkdtemp(join(tmpdir(), 'storefront-bad-input-'));
  await store.importProducts([aProduct({ sku: 'BOLT' }), aProduct({ sku: 'HIDDEN', hidden: true })]);
  shopper = await store.shopper();
  cartId = (await shopper.api.post('/v1/carts')).body.data.id;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Expects the error envelope of the contract. */
function expectError(response: ApiResponse, status: number, code: string, reason: string | null = null): void {
  expect({ status: response.status, ...response.body?.error }).toMatchObject({ status, code, ...(reason === null ? {} : { reason }) });
  expect(response.body.error.request_id).toBe(response.headers.get('x-request-id'));
  expect(response.body.error.message).toEqual(expect.any(String));
  expect(response.body).toHaveProperty('detail');
  expect(response.headers.get('x-service-mode')).toMatch(/^(sandbox|live)$/);
}

describe('credentials', () => {
  test('a missing, malformed, or unknown key gets the same 401', async () => {
    const responses = await Promise.all(
      [undefined, 'nonsense', `svc_live_sec_${'a'.repeat(40)}`].map((key) => store.server.as({ key }).get('/v1/products')),
    );

    for (const response of responses) expectError(response, 401, 'unauthorized');
    const bodies = responses.map(({ body }) => ({ ...body, error: { ...body.error, request_id: '' } }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test('the mode header follows the prefix of the key, whether it is known or not', async () => {
    const test = await store.server.as({ key: 'svc_test_pub_unknown' }).get('/v1/ping');
    const other = await store.server.as({ key: 'svc_TEST_pub_unknown' }).get('/v1/ping');

    expect(test.headers.get('x-service-mode')).toBe('sandbox');
    expect(other.headers.get('x-service-mode')).toBe('live');
  });

  test('a publishable key on a customer route gets a 403, with or without a shopper token', async () => {
    expectError(await store.browser.get('/v1/me'), 403, 'forbidden');
    expectError(await store.browser.as({ shopperToken: shopper.token }).post('/v1/carts'), 403, 'forbidden');
  });

  test('a customer route without a shopper token returns 401, and so does any route with an invalid one', async () => {
    expectError(await store.server.get('/v1/me'), 401, 'unauthorized');
    expectError(await store.browser.as({ shopperToken: `${shopper.token}x` }).get('/v1/products'), 401, 'unauthorized');
  });

  test('a shopper of another store gets a 403', async () => {
    const other = await aStore({ mode: 'live' });

    expectError(await other.server.as({ shopperToken: shopper.token }).get('/v1/me'), 403, 'forbidden');
  });

  test('an origin that is not on the allow list gets a 403, and a listed one is accepted', async () => {
    const refused = await store.browser.get('/v1/products', { origin: 'https://shop.example.evil.test' });
    const allowed = await store.browser.get('/v1/products', { origin: store.origin });

    expectError(refused, 403, 'forbidden', 'origin_not_allowed');
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    expect(allowed.headers.get('access-control-allow-origin')).toBe(store.origin);
  });

  test('a secret key without the webhook scope gets a 403 on webhook routes', async () => {
    const { json } = await tryCli<{ key: string }>(
      store.env,
      'keys',
      'create',
      '--tenant',
      store.tenantId,
      '--kind',
      'secret',
      '--mode',
      'live',
    );

    expectError(await store.server.as({ key: json.key }).get('/v1/webhooks'), 403, 'forbidden');
  });
});

describe('bodies and parameters', () => {
  const lines = () => `/v1/carts/${cartId}/lines`;

  test('malformed JSON gets a 422', async () => {
    expectError(await shopper.api.post(lines(), '{"sku": "BOLT", '), 422, 'validation_error');
  });

  test('all errors of a body are reported together, in both formats', async () => {
    const response = await shopper.api.post(lines(), { quantity: 0 });

    expectError(response, 422, 'validation_error');
    expect(response.body.error.details.map(({ field }: { field: string }) => field).sort()).toEqual(['quantity', 'sku']);
    expect(response.body.error.details[0]).toEqual(
      expect.objectContaining({ location: 'body', code: expect.any(String), detail: expect.any(String) }),
    );
    expect(response.body.detail[0]).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) });
  });

  test.each([0, -1, 1_000_001, '3', null, 1e308, 0.0001])('a quantity of %p gets a 422', async (quantity) => {
    expectError(await shopper.api.post(lines(), { sku: 'BOLT', quantity }), 422, 'validation_error');
  });

  test('a body of 1 MiB gets a 413', async () => {
    expectError(await shopper.api.post(lines(), { sku: 'BOLT', quantity: 1, notes: 'x'.repeat(1024 * 1024) }), 413, 'payload_too_large');
  });

  test('a body with a content type other than JSON gets a 415', async () => {
    expectError(await shopper.api.post(lines(), 'sku=BOLT', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type');
  });

  test('an unknown or hidden SKU gets a 404', async () => {
    expectError(await shopper.api.post(lines(), { sku: 'NOPE', quantity: 1 }), 404, 'not_found');
    expectError(await shopper.api.post(lines(), { sku: 'HIDDEN', quantity: 1 }), 404, 'not_found');
    expectError(await store.browser.get('/v1/products/HIDDEN'), 404, 'not_found');
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=1.5',
    'limit=1e2',
    'offset=-1',
    'offset=10001',
    'limit=5&limit=6',
    'sort=name',
    'updated_since=yesterday',
  ])('a list with %s gets a 422', async (query) => {
    expectError(await store.browser.get(`/v1/products?${query}`), 422, 'validation_error');
  });

  test('a malformed ID and an unknown ID get the same 404', async () => {
    expectError(await shopper.api.get('/v1/carts/not-a-uuid'), 404, 'not_found');
    expectError(await shopper.api.get('/v1/orders/01990000-0000-7000-8000-000000000000'), 404, 'not_found');
  });

  test('an unknown route gets a 404, and a known route with another method a 405 with Allow', async () => {
    const method = await shopper.api.delete('/v1/products');

    expectError(await shopper.api.get('/v1/nothing'), 404, 'not_found');
    expectError(method, 405, 'method_not_allowed');
    expect(method.headers.get('allow')).toContain('GET');
  });

  test('a rejected line leaves the cart unchanged', async () => {
    const cart = await shopper.api.get(`/v1/carts/${cartId}`);

    expect(cart.body.data).toMatchObject({ line_count: 0, version: 1 });
  });
});

describe('the importer', () => {
  test('imports the valid rows of a CSV file and reports line, column, and reason for the others', async () => {
    const file = join(folder, 'mixed.csv');
    const rows = [
      'sku,description,list_unit_price,stock_quantity,sale_unit_price,sale_starts_at,sale_ends_at',
      'GOOD-1,Good one,10.00,5,,,',
      'BAD-PRICE,Negative,-1,5,,,',
      ',No sku,10,5,,,',
      'BAD-STOCK,Words for stock,10,many,,,',
      'GOOD-2,Good two,20.00,5,,,',
      'BAD-SALE,Ends before it starts,10,5,9,2026-02-01T00:00:00Z,2026-01-01T00:00:00Z',
      'GOOD-1,The same sku again,11,5,,,',
      'GOOD-3,"Good, three",30.00,5,,,',
    ];
    await writeFile(file, `${rows.join('\n')}\n`);

    const result = await tryCli<{
      rows_read: number;
      rows_good: number;
      rows_bad: number;
      violations: { line: number; column: string; reason: string }[];
    }>(store.env, 'catalog', 'import', file, '--tenant', store.tenantId, '--mode', 'live');

    expect(result.exitCode).toBe(2);
    expect(result.json).toMatchObject({ rows_read: 8, rows_good: 3, rows_bad: 5 });
    expect(result.json.violations.map(({ line, column }) => [line, column])).toEqual([
      [3, 'list_unit_price'],
      [4, 'sku'],
      [5, 'stock_quantity'],
      [7, 'sale_ends_at'],
      [8, 'sku'],
    ]);
    expect((await store.browser.get('/v1/products/GOOD-3')).body.data.description).toBe('Good, three');
    expect((await store.browser.get('/v1/products/GOOD-1')).body.data.unit_price).toBe(10);
    expect((await store.browser.get('/v1/products/BAD-PRICE')).status).toBe(404);
  });
});
