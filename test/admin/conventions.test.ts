import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { OPERATOR_SCOPES } from '@storefront/access';
import { until } from '@storefront/lifecycle/testing';
import { adminClient, type Api, apiClient, type ApiResponse, IN_A_BURST } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { aToken } from '../support/operator/a-token.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

const POLL_MS = 500;

let store: TestStore;
let shopper: Shopper;
let api: Api;
let S: string;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts(['A', 'B', 'a/b=1,2'].map((sku) => aProduct({ sku, stock_quantity: 100 })));
  shopper = await store.shopper();
  api = adminClient(systemUnderTest().adminUrl, (await aToken(OPERATOR_SCOPES, store.tenantId)).token);
  S = `/admin/v1/stores/${store.tenantId}/sandbox`;
});

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const outcomeOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? body?.error?.code ?? null];
const aShippableOrder = () => anOrder(shopper, [{ sku: 'A', quantity: 2 }]);
const entriesOf = async (number: string) =>
  (await runCli<{ object_id: string; action: string }[]>(store.env, 'audit', 'list', '--tenant', store.tenantId)).filter(
    ({ action, object_id: id }) => action.endsWith('ShipOrder') && id === number,
  );

describe('the token', () => {
  test('is shown with its scopes, its store, and its end', async () => {
    const { body } = await api.get('/admin/v1/me');

    expect(body.data).toMatchObject({ scopes: [...OPERATOR_SCOPES], store_id: store.tenantId });
    expect(Date.parse(body.data.expires_at)).toBeGreaterThan(Date.now());
  });

  test('sees its own store only', async () => {
    const { body } = await api.get('/admin/v1/stores');

    expect(body).toEqual({ data: [expect.objectContaining({ id: store.tenantId, name: 'Test Store' })], next_cursor: null, errors: [] });
    expect((await api.get(`/admin/v1/stores/${store.tenantId}`)).body.data.modes).toHaveLength(2);
  });

  test('opens its store also under an ID in capitals', async () => {
    expect((await api.get(`/admin/v1/stores/${store.tenantId.toUpperCase()}/sandbox/settings`)).status).toBe(200);
  });

  test('ends when it is revoked', async () => {
    const { token, name } = await aToken(['read'], store.tenantId);
    const client = adminClient(systemUnderTest().adminUrl, token);
    expect((await client.get('/admin/v1/me')).status).toBe(200);

    await runCli(store.env, 'tokens', 'revoke', name);

    await until(async () => {
      // So that the polls stay below the rate limit.
      await sleep(POLL_MS);
      expect(outcomeOf(await client.get('/admin/v1/me'))).toEqual([401, 'invalid_token']);
    });
  });
});

test('the public listener returns 404 below /admin, and the Admin API below /v1', async () => {
  const { baseUrl, adminUrl } = systemUnderTest();
  const missing = [`${baseUrl}/admin`, `${baseUrl}/admin/v1/me`, `${baseUrl}/admin/openapi.json`, `${adminUrl}/v1/ping`];

  expect(await Promise.all(missing.map(async (url) => (await fetch(url)).status))).toEqual([404, 404, 404, 404]);
});

test('errors can be problem details, whose type is the address of a page of the process', async () => {
  const response = await fetch(`${systemUnderTest().adminUrl}/admin/v1/me`, { headers: { accept: 'application/problem+json' } });
  const { type } = (await response.json()) as { type: string };

  expect([response.status, response.headers.get('content-type')]).toEqual([401, 'application/problem+json']);
  expect(await (await fetch(type)).text()).toContain(`id="${new URL(type).hash.slice(1)}"`);
});

describe('bodies', () => {
  test.each([
    ['{"adjust_by":1,"note":"x"}', ['note']],
    ['{"adjust_by":1,"__proto__":{"on_hand":5}}', ['__proto__']],
    ['{"adjust_by":1,"a":1,"b":2}', ['a', 'b']],
  ])('%s names an unknown field, and nothing is written', async (body, fields) => {
    const { body: before } = await api.get(`${S}/stock/B`);
    const refused = await api.post(`${S}/stock/B/adjustments`, body, keyed());

    expect(outcomeOf(refused)).toEqual([422, 'unknown_field']);
    expect(refused.body.error.details.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect((await api.get(`${S}/stock/B`)).body).toEqual(before);
  });

  test.each([
    [12.5, 200],
    ['12.5', 200],
    ['12.500', 200],
    ['12.5001', 422],
    ['1e2', 422],
    [1e21, 422],
    ['', 422],
    [true, 422],
    [-1, 422],
  ])('a quantity of %j returns %i', async (quantity, status) => {
    await store.importProducts([aProduct({ sku: 'METERS', base_uom: 'M', quantity_decimals: 3 })]);
    const { body, ...response } = await api.put(`${S}/stock/METERS`, { on_hand: quantity });

    expect([response.status, body.data?.on_hand]).toEqual([status, status === 200 ? 12.5 : undefined]);
  });
});

describe('stock', () => {
  test('is set with the levels that were read, under a SKU of any form', async () => {
    const path = `${S}/stock/${encodeURIComponent('a/b=1,2')}`;
    expect((await api.get(path)).body.data).toEqual({ sku: 'a/b=1,2', on_hand: 100, reserved: 0, available: 100, low_stock_threshold: 10 });

    expect((await api.put(path, { on_hand: 7, expected_on_hand: '100', low_stock_threshold: 3 })).body.data).toMatchObject({
      on_hand: 7,
      low_stock_threshold: 3,
    });
    const stale = await api.put(path, { on_hand: 8, expected_on_hand: 100 });
    expect(outcomeOf(stale)).toEqual([409, 'stock_changed']);
    expect(stale.body.error.details).toContainEqual(expect.objectContaining({ field: 'on_hand', detail: '7' }));
    expect((await api.put(path, { low_stock_threshold: null })).body.data).toMatchObject({ on_hand: 7, low_stock_threshold: 10 });
    expect(outcomeOf(await api.put(path, {}))).toEqual([422, 'validation_error']);
  });

  test('is adjusted once per key, by all of 50 requests at once, and never below 0', async () => {
    const path = `${S}/stock/B/adjustments`;
    const { on_hand: before } = (await api.get(`${S}/stock/B`)).body.data;
    await Promise.all(Array.from({ length: 50 }, () => api.post(path, { adjust_by: 1 }, { ...keyed(), ...IN_A_BURST })));
    const key = keyed();

    const [first, repeated, other] = [
      await api.post(path, { adjust_by: '-5' }, key),
      await api.post(path, { adjust_by: -5 }, key),
      await api.post(path, { adjust_by: -6 }, key),
    ];

    expect(first.body.data.on_hand).toBe(before + 45);
    expect([repeated.body, repeated.headers.get('idempotent-replayed')]).toEqual([first.body, 'true']);
    expect(outcomeOf(other)).toEqual([422, 'idempotency_key_reused']);
    expect(outcomeOf(await api.post(path, { adjust_by: 1 }))).toEqual([422, 'idempotency_key_required']);
    const below = await api.post(path, { adjust_by: -1_000 }, keyed());
    expect([below.status, below.body.error.details[0]?.field]).toEqual([422, 'adjust_by']);
    expect((await api.get(`${S}/stock/B`)).body.data.on_hand).toBe(before + 45);
  });
});

describe('orders', () => {
  test('come exactly once, newest first, whatever is placed meanwhile', async () => {
    const placed = [await aShippableOrder(), await aShippableOrder(), await aShippableOrder()].map(({ number }) => number);
    const filter = `customer_id=${shopper.customerId}`;
    const pages: string[][] = [];
    let cursor: string | null = null;
    do {
      const page: ApiResponse = await api.get(`${S}/orders?limit=2&${filter}${cursor === null ? '' : `&cursor=${cursor}`}`);
      if (cursor === null) await aShippableOrder();
      pages.push(page.body.data.map(({ number }: { number: string }) => number));
      cursor = page.body.next_cursor;
    } while (cursor !== null);

    expect(pages.flat().filter((number) => placed.includes(number))).toEqual(placed.toReversed());
    expect(new Set(pages.flat()).size).toBe(pages.flat().length);
    const first = await api.get(`${S}/orders?limit=1&${filter}`);
    expect(outcomeOf(await api.get(`${S}/orders?limit=1&cursor=${first.body.next_cursor}`))).toEqual([422, 'validation_error']);
    expect(outcomeOf(await api.get(`${S}/orders?limit=201`))).toEqual([422, 'validation_error']);
  });

  test('ship once per key, with one entry in the audit log, unless the version is stale', async () => {
    const { id, number } = await aShippableOrder();
    const read = await api.get(`${S}/orders/${number}`);
    const { version } = read.body.data;
    const path = `${S}/orders/${id}/shipments`;
    const part = { lines: [{ sku: 'A', quantity: 1 }], carrier: 'Knutsford' };
    const key = randomUUID();

    expect([read.headers.get('etag'), read.body.data.allowed_actions]).toEqual([`"${version}"`, ['ship', 'cancel', 'refund']]);
    const stale = await api.post(path, part, { ...keyed(), 'if-match': '"stale"' });
    const shipped = await api.post(path, part, { ...keyed(key), 'if-match': `"${version}"` });
    const repeated = await api.post(path, part, { ...keyed(key), 'if-match': `"${version}"` });

    expect(outcomeOf(stale)).toEqual([412, 'version_mismatch']);
    expect(shipped).toMatchObject({ status: 201, body: { data: { status: 'PARTIALLY_SHIPPED', shipments: [{ carrier: 'Knutsford' }] } } });
    expect([repeated.status, repeated.body, repeated.headers.get('idempotent-replayed')]).toEqual([201, shipped.body, 'true']);
    expect((await api.get(`${S}/orders/${id}`)).body).toEqual(shipped.body);
    expect(shipped.body.data.version).not.toBe(version);
    expect(outcomeOf(await api.post(path, part, { ...keyed(), 'if-match': `"${version}"` }))).toEqual([412, 'version_mismatch']);
    expect(outcomeOf(await api.post(path, { ...part, carrier: 'DHL' }, keyed(key)))).toEqual([422, 'idempotency_key_reused']);
    expect(await entriesOf(id)).toHaveLength(1);

    expect((await api.post(path, {}, keyed())).body.data).toMatchObject({
      status: 'SHIPPED',
      allowed_actions: ['deliver', 'refund', 'restock'],
    });
    expect(outcomeOf(await api.post(path, {}, keyed()))).toEqual([409, 'nothing_to_ship']);
  });

  test('show a clerk who ships only that action, and the same key of another token ships again', async () => {
    const { id } = await aShippableOrder();
    const clerk = adminClient(systemUnderTest().adminUrl, (await aToken(['shipments'], store.tenantId)).token);
    expect((await clerk.get(`${S}/orders/${id}`)).body.data.allowed_actions).toEqual(['ship']);
    const key = randomUUID();
    const part = { lines: [{ sku: 'A', quantity: 1 }] };

    await api.post(`${S}/orders/${id}/shipments`, part, keyed(key));
    const second = await clerk.post(`${S}/orders/${id}/shipments`, part, keyed(key));

    expect(second.body.data.shipments).toHaveLength(2);
  });
});

test('a shopper is not an operator', async () => {
  const { adminUrl } = systemUnderTest();
  const response = await apiClient(adminUrl, { key: store.secretKey, document: '/admin/openapi.json' }).get('/admin/v1/me');

  expect(outcomeOf(response)).toEqual([401, 'invalid_token']);
});
