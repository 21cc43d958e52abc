import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Route } from '../../gateway/src/http/route.ts';
import { SCOPES } from '../../gateway/src/principals/scopes.ts';
import { routesOfThisBuild } from '../../gateway/src/routes-of-this-build.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import type { Answer, Api } from '../support/api.ts';
import { anOrder } from '../support/priced-cart.ts';
import { type OpenApiDocument, publishedContract } from '../support/published-contract.ts';
import { systemUnderTest } from '../support/system-under-test.ts';
import { within } from '../support/within.ts';
import { BODIES } from './bodies.ts';

/** Every row of the table, held to what its `access` and `scope` promise. */

const routes = routesOfThisBuild();
const rows = (matches: (route: Route) => boolean): [string, Route][] => routes.filter(matches).map((route) => [route.id, route]);
const isPrivileged = ({ access }: Route): boolean => access !== 'none' && access !== 'any_key';
const SAME_BODY = { request_id: 'any' };

let document: OpenApiDocument;
let store: TestStore;
let otherMode: TestStore;
let otherStore: TestStore;
let shopper: Shopper;
let stranger: Shopper;
let shopperOfOtherMode: Shopper;
let shopperOfOtherStore: Shopper;
/** What the shopper and the store own, by the name of its path parameter. */
let owned: Readonly<Record<string, string>>;
/** A secret key with every scope but the one that names it. */
let keysWithout: Readonly<Record<string, string>>;

beforeAll(async () => {
  document = (await publishedContract(systemUnderTest().baseUrl)).document;
  [store, otherStore] = await Promise.all([aStore({ create: ['--online-payments'] }), aStore()]);
  otherMode = await aStore({ tenantId: store.tenantId, mode: 'live' });
  // In both modes, so that what is not found by the other one is the cart.
  for (const each of [store, otherMode]) await each.importProducts([aProduct({ sku: 'OWNED-1' })]);
  [shopper, stranger, shopperOfOtherMode, shopperOfOtherStore] = await Promise.all([
    store.shopper(),
    store.shopper(),
    otherMode.shopper(),
    otherStore.shopper(),
  ]);
  owned = await everythingOwned();
  const issued = SCOPES.map(async (scope) => {
    const { key } = await store.issueKey('secret', '--scopes', SCOPES.filter((other) => other !== scope).join(','));
    return [scope, key] as const;
  });
  keysWithout = Object.fromEntries(await Promise.all(issued));
});

async function everythingOwned(): Promise<Record<string, string>> {
  const cart = (await shopper.api.post('/v1/carts')).body.data;
  const { body } = await shopper.api.post(`/v1/carts/${cart.id}/lines`, { sku: 'OWNED-1', quantity: 1 });
  await store.operate('promotions', 'create', 'OWNED', '--kind', 'percent', '--value', '10');
  await shopper.api.post(`/v1/carts/${cart.id}/promotions`, { code: 'OWNED' });
  // One whose invoice is issued at once, and one that waits for its payment.
  await anOrder(shopper, [{ sku: 'OWNED-1', quantity: 1 }]);
  const order = await anOrder(shopper, [{ sku: 'OWNED-1', quantity: 1 }], { payment_rail: 'PREPAID' });
  const wish = { endpoint_url: 'http://127.0.0.1:9/', event_types: ['order.confirmed'] };
  const subscription = (await store.server.post('/v1/webhooks', wish)).body.id;
  const delivery = (await store.server.post(`/v1/webhooks/${subscription}/ping`)).body.delivery_id;
  let invoice = '';
  await within(10_000, async () => {
    invoice = (await shopper.api.get('/v1/invoices')).body.data[0]?.id;
    expect(invoice).toEqual(expect.any(String));
  });
  return {
    cart_id: cart.id,
    line_id: body.data.lines[0].id,
    code: 'OWNED',
    order_id: order.id,
    invoice_id: invoice,
    subscription_id: subscription,
    delivery_id: delivery,
    sku: 'OWNED-1',
  };
}

/** Calls a row with these path parameters and a body that its schema takes. */
function call(api: Api, { id, method, path, request }: Route, parameters: Readonly<Record<string, string>>): Promise<Answer> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? fail(`no value is known for the parameter ${name}`));
  if (method === 'get') return api.get(filled);
  if (method === 'delete') return api.delete(filled);
  const body = request.body === undefined ? undefined : (BODIES[id] ?? fail(`test/contract/bodies.ts has no body for ${id}`));
  return method === 'post' ? api.post(filled, body) : api.patch(filled, body);
}

function fail(message: string): never {
  throw new Error(message);
}

/** Everything of an answer but the moment and the id. */
const seen = ({ status, body, headers }: Answer) => ({
  status,
  body: body?.error === undefined ? body : { ...body, error: { ...body.error, ...SAME_BODY } },
  headers: [...headers.keys()].filter((name) => name !== 'retry-after').sort(),
});

test('every row is in the published document under its own id, and the document has no other', () => {
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
  );

  const table = routes.map(({ id, method, path }) => `${id}: ${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(documented.sort()).toEqual(table.sort());
});

test.each(['limit', 'offset'])('%s is taken up to its published maximum and not beyond, by every list', async (name) => {
  const lists = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const maximum = get?.parameters.find((parameter) => parameter.name === name)?.schema?.maximum;
    return maximum === undefined ? [] : [{ path: path.replace(/\{(\w+)\}/g, (_, parameter: string) => owned[parameter] ?? ''), maximum }];
  });

  expect(lists.length).toBeGreaterThanOrEqual(4);
  for (const { path, maximum } of lists) {
    const [most, more] = await Promise.all([maximum, maximum + 1].map((value) => shopper.api.get(`${path}?${name}=${value}`)));
    expect([path, most?.status, more?.status]).toEqual([path, 200, 422]);
  }
});

describe('without a key', () => {
  test.each(rows(({ access }) => access !== 'none'))('%s is the one 401, whatever the key is', async (_id, row) => {
    const api = shopper.api.as({ headers: {} });
    const answers = await Promise.all(
      [undefined, 'nonsense', `${store.secretKey}x`].map((key) => call(api.as({ key, shopperToken: shopper.token }), row, owned)),
    );

    for (const answer of answers) {
      expect(seen(answer)).toEqual(seen(answers[0] ?? fail('no answer')));
      expect([answer.status, answer.body.error.reason]).toEqual([401, 'invalid_api_key']);
    }
  });
});

describe('a publishable key', () => {
  test.each(rows(isPrivileged))('is refused by %s, real or not, shopper or not', async (_id, row) => {
    const answers = await Promise.all([
      call(store.browser, row, owned),
      call(store.browser.as({ shopperToken: shopper.token }), row, owned),
      call(store.browser.as({ shopperToken: shopper.token }), row, randomIds()),
    ]);

    for (const answer of answers) {
      expect(seen(answer)).toEqual(seen(answers[0] ?? fail('no answer')));
      expect([answer.status, answer.body.error.reason]).toEqual([403, 'secret_key_required']);
    }
  });
});

test.each(rows(({ scope }) => scope !== null))('%s is refused to a key without its scope', async (_id, row) => {
  const key = keysWithout[row.scope ?? ''] ?? fail('no key');

  const answer = await call(shopper.api.as({ key }), row, owned);

  expect([answer.status, answer.body.error.reason]).toEqual([403, 'scope_required']);
});

test.each(rows(({ access }) => access === 'secret_shopper'))('%s is refused without a shopper', async (_id, row) => {
  const answer = await call(store.server, row, owned);

  expect([answer.status, answer.body.error.reason]).toEqual([401, 'invalid_shopper_token']);
});

test.each(rows(({ access }) => access !== 'none'))('%s refuses a shopper token that is not one of its store and mode', async (_id, row) => {
  const statuses = await Promise.all(
    ['', 'garbage', `${shopper.token}x`, shopperOfOtherMode.token, shopperOfOtherStore.token].map(
      async (shopperToken) => (await call(store.server.as({ shopperToken }), row, owned)).status,
    ),
  );

  expect(statuses).toEqual([401, 401, 401, 401, 403]);
});

describe('what belongs to somebody else', () => {
  test.each(rows(({ path, access }) => path.includes('/:') && access === 'secret_shopper'))(
    'is by %s the same 404 as what does not exist',
    async (_id, row) => {
      const answers = await Promise.all([
        call(stranger.api, row, randomIds()),
        call(stranger.api, row, owned),
        call(stranger.api, row, { ...owned, cart_id: 'no-uuid', order_id: 'no-uuid', invoice_id: 'no-uuid' }),
        call(shopperOfOtherMode.api, row, owned),
        ...(row.id === 'addCartLine' ? [] : [call(shopperOfOtherStore.api, row, owned)]),
      ]);

      for (const answer of answers) expect(seen(answer)).toEqual({ ...seen(answers[0] ?? fail('no answer')), status: 404 });
    },
  );

  test.each(rows(({ path, access }) => path.includes('/:') && access !== 'secret_shopper'))(
    'is by %s the same 404 as what does not exist, in another store or mode',
    async (_id, row) => {
      const strangers = row.path.includes(':sku') ? [otherStore] : [otherStore, otherMode];
      const answers = await Promise.all([call(store.server, row, randomIds()), ...strangers.map(({ server }) => call(server, row, owned))]);

      for (const answer of answers) expect(seen(answer)).toEqual({ ...seen(answers[0] ?? fail('no answer')), status: 404 });
    },
  );

  test.each(rows(({ method, path }) => method === 'get' && path.includes('/:')))('is by %s found by its owner', async (_id, row) => {
    expect((await call(shopper.api, row, owned)).status).toBe(200);
  });
});

const randomIds = (): Record<string, string> => Object.fromEntries(Object.keys(owned).map((name) => [name, randomUUID()]));
