import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { SCOPES } from '../../gateway/src/access/principals/scopes.ts';
import { routeTable } from '../../gateway/src/api/route-table.ts';
import type { Route } from '../../gateway/src/http/routing/route.ts';
import { realRequest, send } from '../samples/real-request.ts';
import { type SampleStore, sampleStore } from '../samples/sample-store.ts';
import { type OpenApiDocument, publishedContract } from '../support/contract/published-contract.ts';
import { eventually } from '../support/eventually.ts';
import { type Api, type ApiResponse, headerNames } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';
import { BODIES } from './bodies.ts';

/** Checks every route against its `access` and `scope`. */

const routes = routeTable();
const rows = (matches: (route: Route) => boolean): [string, Route][] => routes.filter(matches).map((route) => [route.id, route]);
const isPrivileged = ({ access }: Route): boolean => access !== 'none' && access !== 'any_key';
const SAME_BODY = { request_id: 'any' };

let document: OpenApiDocument;
let store: TestStore;
let otherMode: TestStore;
let otherStore: TestStore;
let shopper: Shopper;
let otherShopper: Shopper;
let shopperOfOtherMode: Shopper;
let shopperOfOtherStore: Shopper;
/** IDs of what the shopper and the store own, by path parameter. */
let owned: Readonly<Record<string, string>>;
/** A store whose objects their owner uses, and another customer of it. */
let shop: SampleStore;
let otherCustomer: Shopper;
/** For each scope, a secret key with every other scope. */
let keysWithout: Readonly<Record<string, string>>;

beforeAll(async () => {
  document = (await publishedContract(systemUnderTest().baseUrl)).document;
  [store, otherStore, shop] = await Promise.all([aStore({ create: ['--online-payments'] }), aStore(), sampleStore()]);
  otherMode = await aStore({ tenantId: store.tenantId, mode: 'live' });
  // In both modes, so that the other mode's 404 refers to the cart and not to the product.
  for (const each of [store, otherMode]) await each.importProducts([aProduct({ sku: 'OWNED-1' })]);
  [shopper, otherShopper, otherCustomer, shopperOfOtherMode, shopperOfOtherStore] = await Promise.all([
    store.shopper(),
    store.shopper(),
    shop.store.shopper(),
    otherMode.shopper(),
    otherStore.shopper(),
  ]);
  owned = await createOwned();
  const issued = SCOPES.map(async (scope) => {
    const { key } = await store.issueKey('secret', '--scopes', SCOPES.filter((other) => other !== scope).join(','));
    return [scope, key] as const;
  });
  keysWithout = Object.fromEntries(await Promise.all(issued));
});

async function createOwned(): Promise<Record<string, string>> {
  const cart = (await shopper.api.post('/v1/carts')).body.data;
  const { body } = await shopper.api.post(`/v1/carts/${cart.id}/lines`, { sku: 'OWNED-1', quantity: 1 });
  const list = (await shopper.api.post('/v1/lists', { name: 'Owned' })).body.data.id;
  await shopper.api.post(`/v1/lists/${list}/lines/batch`, BODIES.addListLines);
  await store.cli('promotions', 'create', 'OWNED', '--kind', 'percent', '--value', '10');
  await shopper.api.post(`/v1/carts/${cart.id}/promotions`, { code: 'OWNED' });
  // One order whose invoice is issued immediately, and one that is pending payment.
  const { number } = await anOrder(shopper, [{ sku: 'OWNED-1', quantity: 1 }]);
  const order = await anOrder(shopper, [{ sku: 'OWNED-1', quantity: 1 }], { payment_rail: 'PREPAID' });
  const address = (await shopper.api.post('/v1/me/addresses', BODIES.createAddress)).body.data.id;
  const session = (await shopper.api.get('/v1/me/sessions')).body.data[0].id;
  const webhook = { endpoint_url: 'http://127.0.0.1:9/', event_types: ['order.confirmed'] };
  const subscription = (await store.server.post('/v1/webhooks', webhook)).body.id;
  const delivery = (await store.server.post(`/v1/webhooks/${subscription}/ping`)).body.delivery_id;
  const listener = (await store.server.post('/v1/webhook-listeners', BODIES.createWebhookListener)).body.data.id;
  for (const { env, tenantId } of [store, otherStore]) await runCli(env, 'stores', 'update', tenantId, '--event-feed', 'on');
  await store.importProducts([aProduct({ sku: 'OWNED-2' })]);
  const event = await eventually(30_000, async () => {
    const [first] = (await store.server.get('/v1/events')).body.data;
    expect(first).toMatchObject({ id: expect.any(String) });
    return first.id as string;
  });
  const request = (await store.server.get('/v1/webhooks')).headers.get('x-request-id') ?? '';
  let invoice = '';
  await eventually(30_000, async () => expect((await store.server.get(`/v1/requests/${request}`)).status).toBe(200));
  await eventually(30_000, async () => {
    invoice = (await shopper.api.get('/v1/invoices')).body.data[0]?.id;
    expect(invoice).toEqual(expect.any(String));
  });
  await store.cli('orders', 'refund', number, '--amount', '1');
  const creditNote = (await shopper.api.get('/v1/credit-notes')).body.data[0].id;
  const payment = (await shopper.api.post('/v1/invoice-payments', { invoices: [{ invoice_id: invoice }] })).body.data.id;
  return {
    cart_id: cart.id,
    line_id: body.data.lines[0].id,
    list_id: list,
    code: 'OWNED',
    order_id: order.id,
    invoice_id: invoice,
    credit_note_id: creditNote,
    subscription_id: subscription,
    delivery_id: delivery,
    listener_id: listener,
    event_id: event,
    request_id: request,
    sku: 'OWNED-1',
    address_id: address,
    session_id: session,
    'getInvoicesPayment.session_id': payment,
  };
}

/** Calls a route with these path parameters and a valid body. */
function call(api: Api, { id, method, path, request }: Route, parameters: Readonly<Record<string, string>>): Promise<ApiResponse> {
  const filled = path.replace(
    /:(\w+)/g,
    (_, name: string) => parameters[`${id}.${name}`] ?? parameters[name] ?? fail(`no value for the parameter ${name}`),
  );
  if (method === 'get') return api.get(filled);
  if (method === 'delete') return api.delete(filled);
  const body = request.body === undefined ? undefined : (BODIES[id] ?? fail(`test/contract/bodies.ts has no body for ${id}`));
  return api[method](filled, body);
}

function fail(message: string): never {
  throw new Error(message);
}

/** Returns a response without the parts that differ between requests. */
const comparable = (response: ApiResponse) => ({
  status: response.status,
  body: response.body?.error === undefined ? response.body : { ...response.body, error: { ...response.body.error, ...SAME_BODY } },
  headers: headerNames(response).filter((name) => name !== 'retry-after'),
});

test('the published document contains exactly the routes of the table, with their IDs', () => {
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
  );

  const table = routes.map(({ id, method, path }) => `${id}: ${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(documented.sort()).toEqual(table.sort());
});

test.each(['limit', 'offset'])('every list accepts %s up to its published maximum and not beyond', async (name) => {
  const lists = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const maximum = get?.parameters.find((parameter) => parameter.name === name)?.schema?.maximum;
    return maximum === undefined ? [] : [{ path: path.replace(/\{(\w+)\}/g, (_, parameter: string) => owned[parameter] ?? ''), maximum }];
  });

  expect(lists.length).toBeGreaterThanOrEqual(4);
  for (const { path, maximum } of seen('lists', lists)) {
    const [most, more] = await Promise.all([maximum, maximum + 1].map((value) => shopper.api.get(`${path}?${name}=${value}`)));
    expect([path, most?.status, more?.status]).toEqual([path, 200, 422]);
  }
});

describe('without a key', () => {
  test.each(rows(({ access }) => access !== 'none'))('%s returns the same 401 for every invalid key', async (_id, row) => {
    const api = shopper.api.as({ headers: {} });
    const responses = await Promise.all(
      [undefined, 'nonsense', `${store.secretKey}x`].map((key) => call(api.as({ key, shopperToken: shopper.token }), row, owned)),
    );

    for (const response of responses) {
      expect(comparable(response)).toEqual(comparable(responses[0] ?? fail('no response')));
      expect([response.status, response.body.error.reason]).toEqual([401, 'invalid_api_key']);
    }
  });
});

describe('a publishable key', () => {
  test.each(rows(isPrivileged))('is refused by %s identically, with and without a shopper, and for unknown IDs', async (_id, row) => {
    const responses = await Promise.all([
      call(store.browser, row, owned),
      call(store.browser.as({ shopperToken: shopper.token }), row, owned),
      call(store.browser.as({ shopperToken: shopper.token }), row, randomIds()),
    ]);

    for (const response of responses) {
      expect(comparable(response)).toEqual(comparable(responses[0] ?? fail('no response')));
      expect([response.status, response.body.error.reason]).toEqual([403, 'secret_key_required']);
    }
  });
});

test.each(rows(({ scope }) => scope !== null))('%s refuses a key without its scope', async (_id, row) => {
  const key = keysWithout[row.scope ?? ''] ?? fail('no key');

  const response = await call(shopper.api.as({ key }), row, owned);

  expect([response.status, response.body.error.reason]).toEqual([403, 'scope_required']);
});

test.each(rows(({ access }) => access === 'secret_shopper'))('%s refuses a request without a shopper', async (_id, row) => {
  const response = await call(store.server, row, owned);

  expect([response.status, response.body.error.reason]).toEqual([401, 'invalid_shopper_token']);
});

test.each(rows(({ access }) => access !== 'none'))('%s refuses a shopper token of another store or mode', async (_id, row) => {
  const statuses = await Promise.all(
    ['', 'garbage', `${shopper.token}x`, shopperOfOtherMode.token, shopperOfOtherStore.token].map(
      async (shopperToken) => (await call(store.server.as({ shopperToken }), row, owned)).status,
    ),
  );

  expect(statuses).toEqual([401, 401, 401, 401, 403]);
});

describe('a resource of another owner', () => {
  test.each(rows(({ path, access }) => path.includes('/:') && access === 'secret_shopper'))(
    'gets the same 404 from %s as an unknown one',
    async (_id, row) => {
      const responses = await Promise.all([
        call(otherShopper.api, row, randomIds()),
        call(otherShopper.api, row, owned),
        call(otherShopper.api, row, {
          ...owned,
          cart_id: 'no-uuid',
          order_id: 'no-uuid',
          invoice_id: 'no-uuid',
          credit_note_id: 'no-uuid',
        }),
        call(shopperOfOtherMode.api, row, owned),
        ...(row.id === 'addCartLine' ? [] : [call(shopperOfOtherStore.api, row, owned)]),
      ]);

      for (const response of responses)
        expect(comparable(response)).toEqual({ ...comparable(responses[0] ?? fail('no response')), status: 404 });
    },
  );

  test.each(rows(({ path, access }) => path.includes('/:') && access !== 'secret_shopper'))(
    'in another store or mode gets the same 404 from %s as an unknown one',
    async (_id, row) => {
      const others = row.path.includes(':sku') ? [otherStore] : [otherStore, otherMode];
      const responses = await Promise.all([call(store.server, row, randomIds()), ...others.map(({ server }) => call(server, row, owned))]);

      for (const response of responses)
        expect(comparable(response)).toEqual({ ...comparable(responses[0] ?? fail('no response')), status: 404 });
    },
  );

  test.each(rows(({ path, access }) => path.includes('/:') || access === 'secret_shopper'))(
    'is not affected: %s succeeds for its owner, also after another caller got a 404',
    async (_id, row) => {
      const request = await realRequest(row, shop);
      const stranger = row.access === 'secret_shopper' ? otherCustomer.api : otherStore.server;
      const refused = row.path.includes('/:') ? [(await send(stranger, row, request)).status] : [];

      const { status, text } = await send(shop.store.server.as(request.credentials), row, request);

      expect(refused).toEqual(row.path.includes('/:') ? [404] : []);
      const succeeded = status === row.response.status || status === row.response.alternative?.status;
      expect([succeeded, text]).toEqual([true, text]);
    },
  );
});

const randomIds = (): Record<string, string> => Object.fromEntries(Object.keys(owned).map((name) => [name, randomUUID()]));
