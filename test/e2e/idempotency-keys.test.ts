import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Route } from '../../gateway/src/http/route.ts';
import { routesOfThisBuild } from '../../gateway/src/routes-of-this-build.ts';
import { IdempotencyHeaders } from '../../gateway/src/schemas/idempotency-key.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import type { Answer } from '../support/api.ts';
import { asSuperuser } from '../support/as-superuser.ts';
import { KEYED_POSTS, type KeyedPost } from '../support/keyed-posts.ts';
import { pricedCart } from '../support/priced-cart.ts';
import { systemUnderTest } from '../support/system-under-test.ts';

let store: TestStore;
let shopper: Shopper;
let stranger: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0', '--online-payments'] });
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10 }), aProduct({ sku: 'NUT' })]);
  await store.operate('promotions', 'create', 'SAVE', '--kind', 'percent', '--value', '10');
  [shopper, stranger] = [await store.shopper(), await store.shopper()];
});

const fresh = (operation: string, of: Shopper = shopper): Promise<KeyedPost> =>
  (KEYED_POSTS[operation] ?? fail(operation))({ shopper: of, postgresUrl: systemUnderTest().postgresUrl });
const post = ({ path, body }: Pick<KeyedPost, 'path' | 'body'>, key: string, of: Shopper = shopper): Promise<Answer> =>
  of.api.post(path, body, { 'idempotency-key': key });
const isReplayed = ({ headers }: Answer): boolean => headers.get('idempotent-replayed') === 'true';

function fail(operation: string): never {
  throw new Error(`test/support/keyed-posts.ts has no request for ${operation}`);
}

const writes = ({ id, access, method }: Route): boolean => access === 'secret_shopper' && method === 'post' && id !== 'previewCheckout';
const operations = routesOfThisBuild()
  .filter(writes)
  .map(({ id }) => id);

test('every customer-scoped POST that writes takes a key, and no other route keeps answers', () => {
  const keeping = routesOfThisBuild().filter(({ request }) => request.headers === IdempotencyHeaders);

  expect(keeping.map(({ id }) => id)).toEqual(operations);
  expect(Object.keys(KEYED_POSTS).toSorted()).toEqual(operations.toSorted());
});

describe.each(operations)('%s', (operation) => {
  test('twice under one key happens once, and is answered with the same status and bytes', async () => {
    const request = await fresh(operation);
    const key = randomUUID();
    const first = await post(request, key);
    const again = await post(request, key);
    const quoted = await post(request, `"${key}"`);

    expect([first.status, isReplayed(first)]).toEqual([operation === 'createCart' ? 201 : 200, false]);
    for (const replay of [again, quoted]) {
      expect([replay.status, replay.text, isReplayed(replay)]).toEqual([first.status, first.text, true]);
      expect(replay.headers.get('content-type')).toBe(first.headers.get('content-type'));
    }
    expect(await request.effects()).toBe(1);
  });

  test('may have the key that another customer has used', async () => {
    const [mine, theirs] = [await fresh(operation), await fresh(operation, stranger)];
    const key = randomUUID();
    const answers = [await post(mine, key), await post(theirs, key, stranger)];

    expect(answers.map((answer) => [answer.status < 300, isReplayed(answer)])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect([await mine.effects(), await theirs.effects()]).toEqual([1, 1]);
  });

  test('after 24 hours may have the key again', async () => {
    const request = await fresh(operation);
    const key = randomUUID();
    const first = await post(request, key);
    const age = async (interval: string): Promise<void> => {
      for (const table of [
        'cart.idempotent_answer',
        'orders.idempotent_answer',
        'orders.idempotency_record',
        'billing.idempotent_answer',
      ]) {
        await asSuperuser(`update ${table} set expires_at = expires_at - $1::interval where key = $2`, [interval, key]);
      }
    };
    await age('23 hours 59 minutes');
    expect(isReplayed(await post(request, key))).toBe(true);
    await age('1 minute');

    const later = await post(request.other, key);
    expect(later.body.error?.reason).not.toBe('idempotency_key_reused');
    expect([isReplayed(later), later.text === first.text]).toEqual([false, false]);
  });

  test.each([
    ['empty', ''],
    ['of two words', 'a b'],
    ['of 256 characters', 'x'.repeat(256)],
    ['not ASCII', 'é'],
  ])('under a key that is %s is a 422 and does nothing', async (_what, key) => {
    const request = await fresh(operation);
    const answer = await post(request, key);

    expect(answer.status).toBe(422);
    expect(answer.body.error.details).toEqual([expect.objectContaining({ field: 'Idempotency-Key', location: 'header' })]);
    expect(await request.effects()).toBe(0);
  });
});

// All requests for a new cart are alike.
test.each(operations.filter((id) => id !== 'createCart'))(
  '%s under a key of another request of its route is a 422 and does nothing',
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

test('one key may serve every route once', async () => {
  const key = randomUUID();
  const answers: Answer[] = [];
  for (const id of operations) answers.push(await post(await fresh(id), key));

  expect(answers.map((answer) => [answer.status < 300, isReplayed(answer)])).toEqual(operations.map(() => [true, false]));
});

describe('what was refused is not kept', () => {
  test('a line of a SKU that is not there yet', async () => {
    const key = randomUUID();
    const request = { path: `/v1/carts/${await pricedCart(shopper, [])}/lines`, body: { sku: 'LATE', quantity: 1 } };
    expect((await post(request, key)).status).toBe(404);
    await store.importProducts([aProduct({ sku: 'LATE' })]);

    const answer = await post(request, key);
    expect([answer.status, isReplayed(answer)]).toEqual([200, false]);
  });

  test('a checkout that wrote nothing', async () => {
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

describe('a key is of no account', () => {
  test('on a preview, which writes nothing; a malformed one is a 422', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const preview = { cart_id: await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]), payment_rail: 'CASH_ON_DELIVERY' };
    const answers = [
      await shopper.api.post('/v1/checkout/preview', preview, key),
      await shopper.api.post('/v1/checkout/preview', { ...preview, notes: 'other' }, key),
    ];

    expect(answers.map((answer) => [answer.status, answer.body.data.state, isReplayed(answer)])).toEqual([
      [200, 'confirmed', false],
      [200, 'confirmed', false],
    ]);
    expect((await shopper.api.post('/v1/checkout/preview', preview, { 'idempotency-key': 'a b' })).status).toBe(422);
  });

  test('on reads, on changes that are no POST, on logins and on webhooks, whatever it is', async () => {
    for (const text of ['fine', 'a b']) {
      const key = { 'idempotency-key': text };
      const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
      const login = { email: shopper.email, password: shopper.password };
      const wish = { endpoint_url: 'http://127.0.0.1:9/', event_types: ['order.confirmed'] };
      const line = (await shopper.api.get(`/v1/carts/${cart}`, key)).body.data.lines[0].id;
      const quantities = [2, 3].map((quantity) => shopper.api.patch(`/v1/carts/${cart}/lines/${line}`, { quantity }, key));
      const logins = [await store.server.post('/v1/auth/login', login, key), await store.server.post('/v1/auth/login', login, key)];
      const hooks = [await store.server.post('/v1/webhooks', wish, key), await store.server.post('/v1/webhooks', wish, key)];

      expect((await Promise.all(quantities)).map(({ status }) => status)).toEqual([200, 200]);
      expect(logins.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(logins.map(({ body }) => body.data.refresh_token)).size).toBe(2);
      expect(hooks.map(({ status }) => status)).toEqual([201, 201]);
      expect(new Set(hooks.map(({ body }) => body.signing_secret)).size).toBe(2);
      expect([...logins, ...hooks].some(isReplayed)).toBe(false);
    }
  });
});
