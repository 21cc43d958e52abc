import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { OPERATOR_SCOPES } from '@storefront/access';
import { until } from '@storefront/lifecycle/testing';
import { adminClient, type Api, apiClient, type ApiResponse } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { aToken } from '../support/operator/a-token.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

let store: TestStore;
let api: Api;
let S: string;
beforeAll(async () => {
  store = await aStore();
  api = adminClient(systemUnderTest().adminUrl, (await aToken(OPERATOR_SCOPES, store.tenantId)).token);
  S = `/admin/v1/stores/${store.tenantId}/sandbox`;
});

const outcomeOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? body?.error?.code ?? null];
const clientOf = async (...scopes: string[]) => adminClient(systemUnderTest().adminUrl, (await aToken(scopes, store.tenantId)).token);

describe.each([
  ['settings', { couriers: true, tax_rounding: 'rate', name: 'Hope Hardware', payment_rails: ['PREPAID'] }, { couriers: false }],
  [
    'seller',
    { legal_name: 'Hope Hardware Ltd', paper: 'a4', address: { line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' } },
    { paper: null },
  ],
  ['stock-settings', { low_stock_threshold: 7 }, { low_stock_threshold: '8.5' }],
  ['event-feed', { is_on: true }, { is_on: false }],
] as const)('%s', (name, change, next) => {
  test('are read as they were written, with a version that a second writer does not have', async () => {
    const path = `${S}/${name}`;
    const { version } = (await api.get(path)).body.data;
    const changed = await api.patch(path, change, { 'if-match': `"${version}"` });

    expect(changed.body.data).toMatchObject(change);
    expect(changed.headers.get('etag')).toBe(`"${changed.body.data.version}"`);
    expect((await api.get(path)).body).toEqual(changed.body);
    expect(outcomeOf(await api.patch(path, next, { 'if-match': `"${version}"` }))).toEqual([412, 'version_mismatch']);
    expect((await api.get(path)).body).toEqual(changed.body);
    const current = `"${changed.body.data.version}"`;
    const both = await Promise.all([1, 2].map(() => api.patch(path, next, { 'if-match': current })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect(outcomeOf(await api.patch(path, { no_such_field: 1 }))).toEqual([422, 'unknown_field']);
  });
});

test('a rate of tax is scheduled for a date of the store, which is not before today', async () => {
  const { body } = await api.patch(`${S}/settings`, { gct_rate: '0.165', gct_rate_from: '2098-01-01' });

  expect(body.data).toMatchObject({
    gct_rate: 0.15,
    gct_rate_change: { from: '2098-01-01', rate: 0.165 },
    gct_rates: [
      { from: null, rate: 0.15 },
      { from: '2098-01-01', rate: 0.165 },
    ],
  });
  const past = await api.patch(`${S}/settings`, { gct_rate: 0.1, gct_rate_from: '2001-01-01' });
  expect([past.status, past.body.error.details[0].field]).toEqual([422, 'gct_rate_from']);
  expect((await api.get(`/admin/v1/stores/${store.tenantId}/live/settings`)).body.data.gct_rates).toHaveLength(1);
});

test('the logo of a seller is an image, and null removes it', async () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  expect((await api.patch(`${S}/seller`, { logo: png })).body.data.logo_sha256).toMatch(/^[0-9a-f]{64}$/);
  expect((await api.patch(`${S}/seller`, { logo: null, address: null })).body.data).toMatchObject({ logo_sha256: null, address: null });
  expect(outcomeOf(await api.patch(`${S}/seller`, { logo: 'x' }))).toEqual([422, 'validation_error']);
  expect(outcomeOf(await api.patch(`${S}/seller`, { logo: 'AAAA' }))).toEqual([422, 'validation_error']);
});

describe('a key', () => {
  test('is shown once, works, has limits, and is revoked in its own store and mode only', async () => {
    const { body } = await api.post(`${S}/keys`, { kind: 'SECRET', scopes: ['storefront:catalog'], rate_per_minute: 600 });
    const { key, ...shown } = body.data;
    const ping = () => apiClient(systemUnderTest().baseUrl, { key }).get('/v1/ping');

    expect((await ping()).status).toBe(200);
    expect((await api.get(`${S}/keys?limit=1`)).body.data).toEqual([shown]);
    expect((await api.patch(`${S}/keys/${shown.id}`, { rate_per_minute: 700 })).body.data).toEqual({ ...shown, rate_per_minute: 700 });
    expect(outcomeOf(await api.patch(`${S}/keys/${shown.id}`, { rate_per_client: 5 }))).toEqual([422, 'validation_error']);
    expect(outcomeOf(await api.patch(`${S}/keys/${shown.id}`, {}))).toEqual([422, 'validation_error']);
    const live = `/admin/v1/stores/${store.tenantId}/live/keys`;
    expect((await api.get(live)).body.data).toEqual([]);
    expect(outcomeOf(await api.delete(`${live}/${shown.id}`))).toEqual([404, 'not_found']);
    expect((await ping()).status).toBe(200);
    expect((await api.delete(`${S}/keys/${shown.id}`)).status).toBe(204);
    await until(async () => expect((await ping()).status).toBe(401));
    expect((await api.get(`${S}/keys?limit=1`)).body.data[0].revoked_at).toEqual(expect.any(String));
  });
});

test('the payment gateway of live mode is set without showing its secrets, and removed', async () => {
  const path = `/admin/v1/stores/${store.tenantId}/live/payment-gateway`;
  const secrets = { api_key: `sk_live_${'a'.repeat(24)}wxyz`, webhook_secret: `whsec_${'b'.repeat(24)}` };
  const set = await api.put(path, secrets);

  expect(set.body.data).toMatchObject({ provider: 'stripe', is_default: false, api_key_hint: expect.stringContaining('wxyz') });
  expect(set.text).not.toContain(secrets.api_key);
  expect(set.text).not.toContain(secrets.webhook_secret);
  expect((await api.get(path)).body).toEqual(set.body);
  expect((await api.delete(path)).status).toBe(204);
  expect((await api.get(path)).body.data.is_default).toBe(true);
  expect(outcomeOf(await api.delete(path))).toEqual([404, 'not_found']);
  expect(outcomeOf(await api.put(`${S}/payment-gateway`, secrets))).toEqual([422, 'validation_error']);
});

describe('webhooks', () => {
  test('are disabled and enabled, and their deliveries are listed and sent again', async () => {
    const endpoint_url = 'http://127.0.0.1:9/hooks';
    const { body: made } = await store.server.post('/v1/webhooks', { endpoint_url, event_types: ['customer.created'] });
    const path = `${S}/webhooks/${made.id}`;
    await store.shopper();
    await store.shopper();
    const deliveries = async (query = '') => (await api.get(`${path}/deliveries${query}`)).body;
    await until(async () => expect((await deliveries()).data).toHaveLength(2));
    const clerk = await clientOf('webhooks');

    expect((await clerk.get(`${S}/webhooks`)).body.data.map(({ id }: { id: string }) => id)).toEqual([made.id]);
    const first = await deliveries('?limit=1');
    const second = await deliveries(`?limit=1&cursor=${first.next_cursor}`);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual((await deliveries()).data.map(({ id }: { id: string }) => id));
    expect(second.next_cursor).toBeNull();
    expect((await clerk.get(`${path}/stats`)).status).toBe(200);
    expect((await clerk.patch(path, { status: 'DISABLED' })).body.data).toMatchObject({ status: 'DISABLED', endpoint_url });
    const redeliver = `${path}/deliveries/${first.data[0].id}/redeliver`;
    expect(outcomeOf(await clerk.post(redeliver))).toEqual([409, 'subscription_disabled']);
    expect(outcomeOf(await clerk.patch(path, { status: 'ACTIVE', endpoint_url }))).toEqual([422, 'unknown_field']);
    expect((await clerk.patch(path, { status: 'ACTIVE' })).body.data.status).toBe('ACTIVE');
    expect((await clerk.post(redeliver)).body.data).toMatchObject({ id: first.data[0].id, status: 'PENDING' });
    expect((await clerk.post(`${path}/replay`, { since: '2020-01-01' })).body.data).toEqual({ replayed: 2 });
    const { body: audit } = await api.get(`${S}/audit?limit=4`);
    expect(audit.data.map(({ action }: { action: string }) => action)).toEqual([
      'ReplayDeliveries',
      'Redeliver',
      'SetSubscriptionStatus',
      'SetSubscriptionStatus',
    ]);
  });
});

describe('the summary', () => {
  test('counts what waits, and is null where the token may not read', async () => {
    const fresh = await aStore();
    const path = `/admin/v1/stores/${fresh.tenantId}/sandbox`;
    const all = adminClient(systemUnderTest().adminUrl, (await aToken(OPERATOR_SCOPES, fresh.tenantId)).token);
    const none = { count: 0, is_capped: false };
    const empty = { to_ship: none, unpaid: none, pending_customers: none, overdue: { ...none, amount: 0 }, failing_webhooks: none };
    expect((await all.get(`${path}/summary`)).body.data).toMatchObject(empty);

    await fresh.importProducts([aProduct({ sku: 'A' })]);
    await all.patch(`${path}/settings`, { signup: 'approval' });
    const { total } = await anOrder(await fresh.shopper(), [{ sku: 'A', quantity: 2 }]);
    const { body } = await all.get(`${path}/summary`);

    expect(body.data).toMatchObject({ ...empty, to_ship: { count: 1, is_capped: false }, unpaid: { count: 1, is_capped: false } });
    expect(body.data.sales).toHaveLength(30);
    expect(body.data.sales.at(-1)).toEqual({ date: expect.any(String), orders: 1, total });
    const shipper = adminClient(systemUnderTest().adminUrl, (await aToken(['shipments'], fresh.tenantId)).token);
    expect((await shipper.get(`${path}/summary`)).body).toEqual({
      data: {
        ...Object.fromEntries(Object.keys(empty).map((name) => [name, null])),
        to_ship: body.data.to_ship,
        unpaid: body.data.unpaid,
        sales: null,
      },
      errors: [],
    });
  });
});

test('a search finds at most five of each kind that the token may read', async () => {
  const name = randomUUID();
  for (let index = 0; index < 6; index += 1)
    await api.post(`${S}/customers`, { email: `${randomUUID()}@x.example`, name: `${name} ${index}` });

  const { body } = await api.get(`${S}/search?q=${name}`);

  expect(body.data.customers).toHaveLength(5);
  expect(body.data.orders).toEqual([]);
  expect((await (await clientOf('shipments')).get(`${S}/search?q=${name}`)).body.data).toMatchObject({ orders: [], customers: null });
  expect(outcomeOf(await api.get(`${S}/search`))).toEqual([422, 'validation_error']);
});

test('a store is created by a token for all stores only', async () => {
  const root = adminClient(systemUnderTest().adminUrl, (await aToken(['admin'])).token);
  const { status, body } = await root.post('/admin/v1/stores', { name: 'Kingston Tools', currency: 'KWD', gct_rate: '0.05' });

  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({
      name: 'Kingston Tools',
      modes: ['live', 'sandbox'].map((mode) => expect.objectContaining({ mode, currency: 'KWD' })),
    }),
  ]);
  expect((await root.get(`/admin/v1/stores/${body.data.id}`)).body).toEqual(body);
  expect((await root.get(`/admin/v1/stores/${body.data.id}/live/settings`)).body.data.gct_rate).toBe(0.05);
  expect(outcomeOf(await root.post('/admin/v1/stores', { name: 'X', currency: 'ZZZ' }))).toEqual([422, 'validation_error']);
  expect(outcomeOf(await api.post('/admin/v1/stores', { name: 'Mine' }))).toEqual([403, 'scope_missing']);
});
