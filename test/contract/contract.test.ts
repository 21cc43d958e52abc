import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { isSignedBy, type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';
import {
  CONTRACT_ERROR_CODES,
  CONTRACT_EVENTS,
  CONTRACT_OPERATIONS,
  CONTRACT_QUERIES,
  type ContractAccess,
  type ContractOperation,
} from './contract-operations.ts';

/** The contract's own list of operations, statuses, headers, and events, checked against the running system with plain HTTP requests. */

const SKU = 'CONTRACT-1';
const ADDRESS = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

let baseUrl: string;
let store: TestStore;
let offlineStore: TestStore;
let shopper: Shopper;
let receiver: WebhookReceiver;
let openApi: { paths: Record<string, Record<string, { responses: Record<string, unknown>; parameters?: unknown[] }>> };

type Values = Readonly<Record<string, string>>;

beforeAll(async () => {
  ({ baseUrl } = systemUnderTest());
  openApi = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as typeof openApi;
  receiver = await webhookReceiver();
  [store, offlineStore] = await Promise.all([aStore({ create: ['--online-payments'] }), aStore()]);
  for (const each of [store, offlineStore]) await each.importProducts([aProduct({ sku: SKU })]);
  await store.cli('promotions', 'create', 'CONTRACT', '--kind', 'percent', '--value', '10');
  await runCli(store.env, 'stores', 'update', store.tenantId, '--event-feed', 'on');
  shopper = await store.shopper();
});
afterAll(() => receiver.close());

/** Sends one request and returns the raw response with its text. */
async function send(
  { method, path }: Pick<ContractOperation, 'method' | 'path'>,
  { key, token, body, headers = {}, values = {}, query = '' }: SendOptions = {},
) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? randomUUID());
  const response = await fetch(`${baseUrl}${filled}${query}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(token === undefined ? {} : { 'x-storefront-shopper-token': token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, headers: response.headers, text, json: isJson && text !== '' ? JSON.parse(text) : undefined };
}

interface SendOptions {
  readonly key?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly values?: Values;
  readonly query?: string;
}

const credentialsFor = (access: ContractAccess): Pick<SendOptions, 'key' | 'token'> => {
  if (access === 'none') return {};
  if (access === 'any key') return { key: store.publishableKey };
  return access === 'secret+scope' ? { key: store.secretKey } : { key: store.secretKey, token: shopper.token };
};

const rows = (matches: (operation: ContractOperation) => boolean): [string, ContractOperation][] =>
  CONTRACT_OPERATIONS.filter(matches).map((operation) => [`${operation.method} ${operation.path}`, operation]);

/** Creates what an operation needs to succeed and returns its path parameters and body. */
async function prepare({ method, path }: ContractOperation): Promise<Pick<SendOptions, 'values' | 'body'>> {
  const line = { sku: SKU, quantity: 1 };
  if (path === '/v1/availability/batch') return { body: { skus: [SKU] } };
  if (path.includes('{cart_id}')) {
    const cart_id = await pricedCart(shopper, [line]);
    const line_id = (await shopper.api.get(`/v1/carts/${cart_id}`)).body.data.lines[0].id as string;
    const bodies: Record<string, unknown> = {
      'POST /v1/carts/{cart_id}/lines': line,
      'PATCH /v1/carts/{cart_id}/lines/{line_id}': { quantity: 2 },
      'POST /v1/carts/{cart_id}/promotions': { code: 'CONTRACT' },
    };
    return { values: { cart_id, line_id }, body: bodies[`${method} ${path}`] };
  }
  if (path === '/v1/checkout') {
    const cart_id = await pricedCart(shopper, [line]);
    return { body: { cart_id, payment_rail: 'CASH_ON_DELIVERY', shipping_address: ADDRESS } };
  }
  if (path.includes('/checkout/{order_id}'))
    return { values: { order_id: (await anOrder(shopper, [line], { payment_rail: 'PREPAID' })).id } };
  if (path.includes('{event_id}')) return { values: { event_id: await anEvent() } };
  if (path.includes('{order_id}')) {
    return {
      values: { order_id: (await anOrder(shopper, [line])).id },
      body: method === 'POST' ? { reason: 'Changed my mind' } : undefined,
    };
  }
  if (path.includes('{invoice_id}')) return { values: { invoice_id: await anInvoice() } };
  if (path === '/v1/webhooks' && method === 'POST') return { body: { endpoint_url: receiver.url, event_types: ['order.confirmed'] } };
  if (path.includes('{subscription_id}')) return { values: { subscription_id: (await aSubscription(['order.confirmed'])).id } };
  return { values: { sku: SKU } };
}

async function anInvoice(): Promise<string> {
  const order = await anOrder(shopper, [{ sku: SKU, quantity: 1 }]);
  let invoiceId = '';
  await eventually(30_000, async () => {
    const invoices: { id: string; order_id: string }[] = (await shopper.api.get('/v1/invoices?limit=200')).body.data;
    const issued = invoices.find(({ order_id }) => order_id === order.id);
    expect(issued).toBeDefined();
    invoiceId = issued?.id ?? '';
  });
  return invoiceId;
}

async function anEvent(): Promise<string> {
  await store.server.post('/v1/sandbox/events', { type: 'product.updated', object: SKU });
  const { body } = await store.server.get('/v1/events?wait_seconds=20');
  return body.data[0].id as string;
}

const aSubscription = async (eventTypes: readonly string[]): Promise<{ id: string; signing_secret: string }> =>
  (await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: eventTypes })).body;

describe('every operation of the contract', () => {
  test.each(rows(() => true))('%s succeeds with the contract status and headers', async (_name, operation) => {
    const response = await send(operation, { ...credentialsFor(operation.access), ...(await prepare(operation)) });

    expect([response.status, response.text]).toEqual([operation.success, expect.anything()]);
    expect(response.headers.get('x-service-mode')).toBe(operation.access === 'none' ? 'live' : 'sandbox');
    expect(response.headers.get('x-request-id')).toMatch(/^[\x21-\x7e]{1,128}$/);
    const type = operation.path.endsWith('/pdf') ? /^application\/pdf$/ : /^application\/json/;
    expect(response.headers.get('content-type')).toMatch(type);
  });

  test.each(rows(() => true))('%s is in the published document with its statuses', (_name, { method, path, access, success, refusals }) => {
    const documented = openApi.paths[path]?.[method.toLowerCase()];

    const credentials = access === 'none' ? [] : [401, 403, 429];
    expect(Object.keys(documented?.responses ?? {})).toEqual(expect.arrayContaining([success, ...credentials, ...refusals].map(String)));
  });

  test.each(rows(({ access }) => access !== 'none'))('%s returns 401 without a key', async (_name, operation) => {
    const { status, json } = await send(operation);

    expect([status, json.error.code, typeof json.error.message]).toEqual([401, 'unauthorized', 'string']);
  });

  test.each(rows(({ access }) => access.startsWith('secret')))('%s returns 403 to a publishable key', async (_name, operation) => {
    const { status, json } = await send(operation, { key: store.publishableKey, token: shopper.token });

    expect([status, json.error.code]).toEqual([403, 'forbidden']);
  });

  test.each(rows(({ access }) => access === 'secret+shopper'))('%s returns 401 without a shopper token', async (_name, operation) => {
    expect((await send(operation, { key: store.secretKey })).status).toBe(401);
  });

  test.each(rows(({ refusals }) => refusals.includes(404)))('%s returns 404 for an unknown resource', async (_name, operation) => {
    const { body } = await prepare(operation);
    const { status, json } = await send(operation, { ...credentialsFor(operation.access), body });

    expect([status, json.error.code]).toEqual([404, 'not_found']);
  });

  test.each(rows(({ cacheable }) => cacheable === true))('%s returns 304 for its own ETag', async (_name, operation) => {
    const options = { ...credentialsFor(operation.access), ...(await prepare(operation)) };
    const first = await send(operation, options);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('cache-control')).toMatch(/^public/);

    const second = await send(operation, { ...options, headers: { 'if-none-match': etag } });

    expect([second.status, second.text]).toEqual([304, '']);
  });
});

describe('the query parameters of the contract', () => {
  test.each(Object.entries(CONTRACT_QUERIES))('%s documents all of them', (path, names) => {
    const parameters = JSON.stringify(openApi.paths[path]?.['get']?.parameters ?? []);
    for (const name of seen('names', names)) expect(parameters).toMatch(new RegExp(`"name":"${name}"|parameters/${name}"`, 'i'));
  });

  test.each(['/v1/products', '/v1/orders', '/v1/invoices'])('%s takes a limit of 1 to 200 and an offset from 0', async (path) => {
    const credentials = { key: store.secretKey, token: shopper.token };
    const statusOf = async (query: string) => (await send({ method: 'GET', path }, { ...credentials, query })).status;

    expect(await Promise.all(['?limit=1', '?limit=200', '?offset=0'].map(statusOf))).toEqual([200, 200, 200]);
    expect(await Promise.all(['?limit=0', '?limit=201', '?limit=x', '?offset=-1'].map(statusOf))).toEqual([422, 422, 422, 422]);
  });

  test('updated_since takes any ISO-8601 value and does not fail', async () => {
    const { status, json } = await send(
      { method: 'GET', path: '/v1/products' },
      { key: store.secretKey, query: '?updated_since=2030-01-01' },
    );

    expect([status, json.total]).toEqual([200, 1]);
  });
});

describe('the refusals of the contract', () => {
  test('409: repay of a confirmed order', async () => {
    const { id } = await anOrder(shopper, [{ sku: SKU, quantity: 1 }]);
    const repay = CONTRACT_OPERATIONS.find(({ path }) => path.endsWith('/repay')) as ContractOperation;

    const { status, json } = await send(repay, { ...credentialsFor('secret+shopper'), values: { order_id: id } });

    expect([status, json.error.code]).toEqual([409, 'conflict']);
  });

  test('403: paying an invoice of a store without online payments', async () => {
    const buyer = await offlineStore.shopper();
    await anOrder(buyer, [{ sku: SKU, quantity: 1 }]);
    let invoiceId = '';
    await eventually(30_000, async () => {
      invoiceId = (await buyer.api.get('/v1/invoices')).body.data[0]?.id;
      expect(invoiceId).toMatch(UUID);
    });

    expect((await buyer.api.post(`/v1/invoices/${invoiceId}/pay`)).status).toBe(403);
  });

  test('403: a shopper token of another store, and an origin that is not on the list', async () => {
    const ping = { method: 'GET', path: '/v1/ping' } as const;
    const foreign = await offlineStore.shopper();

    expect((await send(ping, { key: store.secretKey, token: foreign.token })).status).toBe(403);
    expect((await send(ping, { key: store.publishableKey, headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
    expect((await send(ping, { key: store.secretKey, headers: { origin: 'https://elsewhere.example' } })).status).toBe(200);
  });

  test('404: another customer of the same store', async () => {
    const otherShopper = await store.shopper();
    const order = await anOrder(shopper, [{ sku: SKU, quantity: 1 }]);

    expect((await otherShopper.api.get(`/v1/orders/${order.id}`)).status).toBe(404);
  });

  test('422: a request that fails validation', async () => {
    const { status, json } = await send(
      { method: 'POST', path: '/v1/availability/batch' },
      { key: store.secretKey, body: { skus: 'no array' } },
    );

    expect([status, json.error.code, Array.isArray(json.detail)]).toEqual([422, 'validation_error', true]);
  });

  test('429: a spent limit, with Retry-After in whole seconds', async () => {
    const { key } = await store.issueKey('secret', '--rate-per-minute', '1');
    const ping = { method: 'GET', path: '/v1/ping' } as const;
    await send(ping, { key });

    const { status, json, headers } = await send(ping, { key });

    expect([status, json.error.code]).toEqual([429, 'rate_limited']);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('a checkout over the credit limit returns the over_credit_limit state with a shortfall', async () => {
    const buyer = await store.shopper(['--credit-limit', '1', '--terms-days', '30', '--rails', 'CREDIT_TERMS']);
    const cartId = await pricedCart(buyer, [{ sku: SKU, quantity: 1 }]);

    const { status, body } = await checkOut(buyer, cartId, { payment_rail: 'CREDIT_TERMS' });

    expect([status, body.data.state]).toEqual([200, 'over_credit_limit']);
    expect(body.data.shortfall).toBeGreaterThan(0);
  });

  test('the error codes that the contract lists are all documented', () => {
    const text = JSON.stringify(openApi);
    for (const code of CONTRACT_ERROR_CODES) expect(text).toContain(code);
  });
});

describe('the events of the contract', () => {
  test('a subscription accepts every event and refuses any other', async () => {
    const created = await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: [...CONTRACT_EVENTS] });
    const refused = await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.unknown'] });

    expect([created.status, created.body.event_types.toSorted(), refused.status]).toEqual([201, [...CONTRACT_EVENTS].toSorted(), 422]);
    expect((await store.server.get('/v1/webhooks')).body.find(({ id }: { id: string }) => id === created.body.id)).not.toHaveProperty(
      'signing_secret',
    );
  });

  test('a delivery carries the event, delivery, and signature headers', async () => {
    const { id, signing_secret } = await aSubscription(['order.confirmed']);
    const { delivery_id } = (await store.server.post(`/v1/webhooks/${id}/ping`)).body;

    const delivery = await receiver.next(({ headers }) => headers['x-service-delivery'] === delivery_id);

    expect(delivery.headers['x-service-event']).toBe('ping');
    expect(delivery.headers['x-service-delivery']).toMatch(UUID);
    expect(isSignedBy(delivery, signing_secret)).toBe(true);
  });
});
