import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import type { Answer } from '../support/api.ts';
import { tryOperate } from '../support/operate.ts';

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

/** The contract's error form, whatever the error. */
function expectError(answer: Answer, status: number, code: string, reason: string | null = null): void {
  expect({ status: answer.status, ...answer.body?.error }).toMatchObject({ status, code, ...(reason === null ? {} : { reason }) });
  expect(answer.body.error.request_id).toBe(answer.headers.get('x-request-id'));
  expect(answer.body.error.message).toEqual(expect.any(String));
  expect(answer.body).toHaveProperty('detail');
  expect(answer.headers.get('x-service-mode')).toMatch(/^(sandbox|live)$/);
}

describe('credentials', () => {
  test('no key, a malformed one and an unknown one are the same 401', async () => {
    const answers = await Promise.all(
      [undefined, 'nonsense', `svc_live_sec_${'a'.repeat(40)}`].map((key) => store.server.as({ key }).get('/v1/products')),
    );

    for (const answer of answers) expectError(answer, 401, 'unauthorized');
    const bodies = answers.map(({ body }) => ({ ...body, error: { ...body.error, request_id: '' } }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test('the mode header follows the text of the key, known or not', async () => {
    const test = await store.server.as({ key: 'svc_test_pub_unknown' }).get('/v1/ping');
    const other = await store.server.as({ key: 'svc_TEST_pub_unknown' }).get('/v1/ping');

    expect(test.headers.get('x-service-mode')).toBe('sandbox');
    expect(other.headers.get('x-service-mode')).toBe('live');
  });

  test('a publishable key on a customer route is 403, with or without a shopper token', async () => {
    expectError(await store.browser.get('/v1/me'), 403, 'forbidden');
    expectError(await store.browser.as({ shopperToken: shopper.token }).post('/v1/carts'), 403, 'forbidden');
  });

  test('a customer route without a shopper token is 401, and a broken token is 401 on a public route too', async () => {
    expectError(await store.server.get('/v1/me'), 401, 'unauthorized');
    expectError(await store.browser.as({ shopperToken: `${shopper.token}x` }).get('/v1/products'), 401, 'unauthorized');
  });

  test('the shopper of another store is 403', async () => {
    const other = await aStore({ mode: 'live' });

    expectError(await other.server.as({ shopperToken: shopper.token }).get('/v1/me'), 403, 'forbidden');
  });

  test('a browser from an origin that is not on the list is 403, the listed one is let in', async () => {
    const refused = await store.browser.get('/v1/products', { origin: 'https://shop.example.evil.test' });
    const allowed = await store.browser.get('/v1/products', { origin: store.origin });

    expectError(refused, 403, 'forbidden', 'origin_not_allowed');
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    expect(allowed.headers.get('access-control-allow-origin')).toBe(store.origin);
  });

  test('a secret key without the webhook scope is 403 on webhook routes', async () => {
    const { json } = await tryOperate<{ key: string }>(
      store.env,
      'keys',
      'issue',
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

  test('broken JSON is 422', async () => {
    expectError(await shopper.api.post(lines(), '{"sku": "BOLT", '), 422, 'validation_error');
  });

  test('all faults of a body are told at once, in both forms', async () => {
    const answer = await shopper.api.post(lines(), { quantity: 0 });

    expectError(answer, 422, 'validation_error');
    expect(answer.body.error.details.map(({ field }: { field: string }) => field).sort()).toEqual(['quantity', 'sku']);
    expect(answer.body.error.details[0]).toEqual(
      expect.objectContaining({ location: 'body', code: expect.any(String), detail: expect.any(String) }),
    );
    expect(answer.body.detail[0]).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) });
  });

  test.each([0, -1, 1_000_001, '3', null, 1e308, 0.0001])('a quantity of %p is 422', async (quantity) => {
    expectError(await shopper.api.post(lines(), { sku: 'BOLT', quantity }), 422, 'validation_error');
  });

  test('a body of 1 MiB is 413', async () => {
    expectError(await shopper.api.post(lines(), { sku: 'BOLT', quantity: 1, notes: 'x'.repeat(1024 * 1024) }), 413, 'payload_too_large');
  });

  test('a body that is not JSON by its type is 415', async () => {
    expectError(await shopper.api.post(lines(), 'sku=BOLT', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type');
  });

  test('an unknown or hidden SKU is 404', async () => {
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
  ])('a list with %s is 422', async (query) => {
    expectError(await store.browser.get(`/v1/products?${query}`), 422, 'validation_error');
  });

  test('an id that is no UUID and an unknown one are the same 404', async () => {
    expectError(await shopper.api.get('/v1/carts/not-a-uuid'), 404, 'not_found');
    expectError(await shopper.api.get('/v1/orders/01990000-0000-7000-8000-000000000000'), 404, 'not_found');
  });

  test('an unknown route is 404, a known one with another method 405 with Allow', async () => {
    const method = await shopper.api.delete('/v1/products');

    expectError(await shopper.api.get('/v1/nothing'), 404, 'not_found');
    expectError(method, 405, 'method_not_allowed');
    expect(method.headers.get('allow')).toContain('GET');
  });

  test('a refused line leaves the cart as it was', async () => {
    const cart = await shopper.api.get(`/v1/carts/${cartId}`);

    expect(cart.body.data).toMatchObject({ line_count: 0, version: 1 });
  });
});

describe('the importer', () => {
  test('keeps the good rows of a CSV and tells line, column and reason of each bad one', async () => {
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

    const result = await tryOperate<{
      rows_read: number;
      rows_good: number;
      rows_bad: number;
      faults: { line: number; column: string; reason: string }[];
    }>(store.env, 'catalog', 'import', file, '--tenant', store.tenantId, '--mode', 'live');

    expect(result.exitCode).toBe(2);
    expect(result.json).toMatchObject({ rows_read: 8, rows_good: 3, rows_bad: 5 });
    expect(result.json.faults.map(({ line, column }) => [line, column])).toEqual([
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
