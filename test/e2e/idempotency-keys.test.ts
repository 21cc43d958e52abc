import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { routeTable } from '../../gateway/src/api/route-table.ts';
import { IdempotencyHeaders } from '../../gateway/src/http/input/idempotency-key.ts';
import type { Route } from '../../gateway/src/http/routing/route.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { KEYED_POSTS, type KeyedPost } from '../support/http/keyed-posts.ts';
import { pricedCart } from '../support/http/priced-cart.ts';
import { asSuperuser } from '../support/operator/as-superuser.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

let store: TestStore;
let shopper: Shopper;
let otherShopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0', '--online-payments'] });
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10 }), aProduct({ sku: 'NUT' })]);
  await store.cli('promotions', 'create', 'SAVE', '--kind', 'percent', '--value', '10');
  [shopper, otherShopper] = [await store.shopper(), await store.shopper()];
});

const fresh = (operation: string, of: Shopper = shopper): Promise<KeyedPost> =>
  (KEYED_POSTS[operation] ?? fail(operation))({ shopper: of, postgresUrl: systemUnderTest().postgresUrl });
const post = ({ path, body }: Pick<KeyedPost, 'path' | 'body'>, key: string, of: Shopper = shopper): Promise<ApiResponse> =>
  of.api.post(path, body, { 'idempotency-key': key });
const isReplayed = ({ headers }: ApiResponse): boolean => headers.get('idempotent-replayed') === 'true';

function fail(operation: string): never {
  throw new Error(`test/support/http/keyed-posts.ts has no request for ${operation}`);
}

/** Routes whose bodies or responses contain secrets, of which not even a hash is stored. */
const isSecret = ({ path }: Route): boolean => path.startsWith('/v1/auth/') || ['/v1/me/password', '/v1/me/close'].includes(path);
const writes = (route: Route): boolean =>
  route.access === 'secret_shopper' && route.method === 'post' && route.id !== 'previewCheckout' && !isSecret(route);
const statusOf = (operation: string): number | undefined => routeTable().find(({ id }) => id === operation)?.response.status;
const operations = routeTable()
  .filter(writes)
  .map(({ id }) => id);

test('every customer-scoped POST that writes no secret accepts a key, and besides the control of sandboxes no other route stores responses', () => {
  const keyed = routeTable().filter(({ request, access }) => request.headers === IdempotencyHeaders && access !== 'secret_sandbox');

  expect(keyed.map(({ id }) => id)).toEqual(operations);
  expect(Object.keys(KEYED_POSTS).toSorted()).toEqual(operations.toSorted());
});

describe.each(operations)('%s', (operation) => {
  test('sent twice with one key happens once and returns the same status and bytes', async () => {
    const request = await fresh(operation);
    const key = randomUUID();
    const first = await post(request, key);
    const again = await post(request, key);
    const quoted = await post(request, `"${key}"`);

    expect([first.status, isReplayed(first)]).toEqual([statusOf(operation), false]);
    for (const replay of [again, quoted]) {
      expect([replay.status, replay.text, isReplayed(replay)]).toEqual([first.status, first.text, true]);
      expect(replay.headers.get('content-type')).toBe(first.headers.get('content-type'));
    }
    expect(await request.effects()).toBe(1);
  });

  test('accepts a key that another customer has used', async () => {
    const [mine, theirs] = [await fresh(operation), await fresh(operation, otherShopper)];
    const key = randomUUID();
    const responses = [await post(mine, key), await post(theirs, key, otherShopper)];

    expect(responses.map((response) => [response.status < 300, isReplayed(response)])).toEqual([
      [true, false],
      [true, false],
    ]);
    const repeated = [await post(mine, key), await post(theirs, key, otherShopper)];
    expect(repeated.map((response) => [response.text, isReplayed(response)])).toEqual(responses.map(({ text }) => [text, true]));
    expect([await mine.effects(), await theirs.effects()]).toEqual([1, 1]);
  });

  test('accepts the key again after 24 hours', async () => {
    const request = await fresh(operation);
    const key = randomUUID();
    const first = await post(request, key);
    const age = async (ms: number): Promise<void> => {
      for (const table of [
        'cart.idempotent_response',
        'orders.idempotent_response',
        'orders.idempotency_record',
        'billing.idempotent_response',
      ]) {
        const rows = await asSuperuser<{ expires_at: Date }>(`select expires_at from ${table} where key = $1`, [key]);
        for (const { expires_at } of rows) {
          await asSuperuser(`update ${table} set expires_at = $1 where key = $2`, [new Date(expires_at.getTime() - ms), key]);
        }
      }
    };
    await age((24 * 60 - 1) * 60_000);
    expect(isReplayed(await post(request, key))).toBe(true);
    await age(60_000);

    const later = await post(request.other, key);
    expect(later.body.error?.reason).not.toBe('idempotency_key_reused');
    expect([isReplayed(later), later.text === first.text]).toEqual([false, false]);
  });

  test.each([
    ['empty', ''],
    ['of two words', 'a b'],
    ['of 256 characters', 'x'.repeat(256)],
    ['not ASCII', 'é'],
  ])('with a key that is %s returns 422 and has no effect', async (_what, key) => {
    const request = await fresh(operation);
    const response = await post(request, key);

    expect(response.status).toBe(422);
    expect(response.body.error.details).toEqual([expect.objectContaining({ field: 'Idempotency-Key', location: 'header' })]);
    expect(await request.effects()).toBe(0);
  });
});

// All createCart requests are identical.
test.each(operations.filter((id) => id !== 'createCart'))(
  '%s with the key of a different request of its route returns 422 and has no effect',
  async (operation) => {
    const request = await fresh(operation);
    const key = randomUUID();
    const first = await post(request, key);
    const reused = await post(request.other, key);

    expect([reused.status, reused.body.error.code, reused.body.error.reason]).toEqual([422, 'validation_error', 'idempotency_key_reused']);
    expect(reused.body.error.details).toEqual([expect.objectContaining({ field: 'Idempotency-Key', location: 'header' })]);
    expect(await request.effects()).toBe(1);
    expect((await post(request, key)).text).toBe(first.text);
  },
);

test('one key can be used once on every route', async () => {
  const key = randomUUID();
  const responses: ApiResponse[] = [];
  for (const id of operations) responses.push(await post(await fresh(id), key));

  expect(responses.map((response) => [response.status < 300, isReplayed(response)])).toEqual(operations.map(() => [true, false]));
});

describe('a refusal does not claim the key', () => {
  test('when the SKU of a line does not exist', async () => {
    const key = randomUUID();
    const request = { path: `/v1/carts/${await pricedCart(shopper, [])}/lines`, body: { sku: 'LATE', quantity: 1 } };
    expect((await post(request, key)).status).toBe(404);
    await store.importProducts([aProduct({ sku: 'LATE' })]);

    const response = await post(request, key);
    expect([response.status, isReplayed(response)]).toEqual([200, false]);
  });

  test('when a checkout wrote nothing', async () => {
    const key = randomUUID();
    const { body: cart } = await shopper.api.post('/v1/carts');
    await shopper.api.post(`/v1/carts/${cart.data.id}/lines`, { sku: 'BOLT', quantity: 1 });
    const request = { path: '/v1/checkout', body: { cart_id: cart.data.id, payment_rail: 'CASH_ON_DELIVERY' } };
    const unpriced = await post(request, key);
    await shopper.api.post(`/v1/carts/${cart.data.id}/price`);
    const priced = await post(request, key);

    expect([unpriced.body.data.state, priced.body.data.state]).toEqual(['price_changed', 'confirmed']);
    expect(isReplayed(priced)).toBe(false);
  });
});

describe('a key has no effect', () => {
  test('on a preview, but a malformed key returns 422', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const preview = { cart_id: await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]), payment_rail: 'CASH_ON_DELIVERY' };
    const responses = [
      await shopper.api.post('/v1/checkout/preview', preview, key),
      await shopper.api.post('/v1/checkout/preview', { ...preview, notes: 'other' }, key),
    ];

    expect(responses.map((response) => [response.status, response.body.data.state, isReplayed(response)])).toEqual([
      [200, 'confirmed', false],
      [200, 'confirmed', false],
    ]);
    expect((await shopper.api.post('/v1/checkout/preview', preview, { 'idempotency-key': 'a b' })).status).toBe(422);
  });

  test('on reads, PATCH requests, logins, and webhooks, even if it is malformed', async () => {
    for (const text of ['fine', 'a b']) {
      const key = { 'idempotency-key': text };
      const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
      const login = { email: shopper.email, password: shopper.password };
      const webhook = { endpoint_url: 'http://127.0.0.1:9/', event_types: ['order.confirmed'] };
      const line = (await shopper.api.get(`/v1/carts/${cart}`, key)).body.data.lines[0].id;
      const quantities = [2, 3].map((quantity) => shopper.api.patch(`/v1/carts/${cart}/lines/${line}`, { quantity }, key));
      const logins = [await store.server.post('/v1/auth/login', login, key), await store.server.post('/v1/auth/login', login, key)];
      const hooks = [await store.server.post('/v1/webhooks', webhook, key), await store.server.post('/v1/webhooks', webhook, key)];

      expect((await Promise.all(quantities)).map(({ status }) => status)).toEqual([200, 200]);
      expect(logins.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(logins.map(({ body }) => body.data.refresh_token)).size).toBe(2);
      expect(hooks.map(({ status }) => status)).toEqual([201, 201]);
      expect(new Set(hooks.map(({ body }) => body.signing_secret)).size).toBe(2);
      expect([...logins, ...hooks].some(isReplayed)).toBe(false);
    }
  });
});
