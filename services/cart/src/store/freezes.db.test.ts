import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CustomerScope } from '@storefront/db';
import { openTestDatabase, type TestDatabase, violatedInvariants } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { withLine } from '../domain/cart-lines.ts';
import { dateOrLimitRefusal } from '../domain/evaluate-promotions.ts';
import type { CountedPromotion } from '../domain/promotion.ts';
import { onOrderCancelled } from '../events/on-order-cancelled.ts';
import { purgeFreezes } from '../sweeps/purge-freezes.ts';
import { aLine, aPromotion, withCodes } from '../testing/builders.ts';
import { aScope } from '../testing/callers.ts';
import { cartWriter } from './cart-writer.ts';
import { insertCart, type StoredCarts, updateCart } from './carts.ts';
import { closeCart, type FreezeRequest, freezeCart, unfreezeCart } from './freezes.ts';
import { invariants } from './invariants.ts';
import { insertPromotion, listCountedPromotions } from './promotions.ts';
import { getCart } from './read-cart.ts';
import type { Database } from './schema.ts';

let database: TestDatabase<Database>;
let stored: StoredCarts;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'cart', migrations: new URL('../../migrations/', import.meta.url) });
  stored = { db: database.db, writer: cartWriter(database.db) };
});
afterAll(() => database.close());

const save = aPromotion({ code: 'SAVE', value: 10, limitTotal: 3 });

/** A cart with one line, and with the promotion SAVE if `promoted`. */
async function aFilledCart(scope: CustomerScope = aScope(), { promoted = false } = {}) {
  const { cart } = await insertCart(stored, scope, { cartId: newId(), currency: 'JMD' });
  await updateCart(stored, scope, cart.cartId, (current) => {
    const filled = withLine(current, aLine({ lineId: newId() }));
    return promoted ? withCodes(filled, [save]) : filled;
  });
  return { scope, cartId: cart.cartId, db: database.db };
}

/** Decides to freeze with the promotions that can still be used; the response contains `word`. */
const decideWith = (word: string) => (_cart: unknown, promotions: readonly CountedPromotion[], now: Date) => ({
  response: { word, used: promotions.filter((each) => dateOrLimitRefusal(each, now) === null).length },
  usedCodes: promotions.filter((each) => dateOrLimitRefusal(each, now) === null).map(({ promotion }) => promotion.code),
});
const frozen = async <Response>(
  scope: CustomerScope,
  request: FreezeRequest,
  decide: Parameters<typeof freezeCart<Response>>[3]['decide'],
) => freezeCart(stored, scope, request, { known: await getCart(database.db, scope, request.cartId), decide });
const freeze = (scope: CustomerScope, cartId: string, checkoutId: string, word = 'frozen', holdSeconds = 60) =>
  frozen(scope, { cartId, checkoutId, holdSeconds }, decideWith(word));
const edit = (scope: CustomerScope, cartId: string) =>
  updateCart(stored, scope, cartId, (current) => withLine(current, aLine({ lineId: newId(), sku: 'NUT' })));
const expireFreeze = (cartId: string) =>
  sql`update cart set frozen_until = statement_timestamp() - interval '1 second' where cart_id = ${cartId}`.execute(database.db);
const refused = (reason: string) => expect.objectContaining({ code: 'conflict', reason });

describe('a frozen cart', () => {
  test('a repeated freeze returns the first response', async () => {
    const { scope, cartId } = await aFilledCart();
    const checkoutId = newId();

    const first = await freeze(scope, cartId, checkoutId, 'first');
    const second = await freeze(scope, cartId, checkoutId, 'second');

    expect(second).toEqual(first);
  });

  test('a frozen cart rejects changes and other checkouts until the freeze expires', async () => {
    const { scope, cartId } = await aFilledCart();
    await freeze(scope, cartId, newId());

    await expect(edit(scope, cartId)).rejects.toEqual(refused('cart_checkout_in_progress'));
    await expect(freeze(scope, cartId, newId())).rejects.toEqual(refused('checkout_in_progress'));

    await expireFreeze(cartId);
    await edit(scope, cartId);
    expect((await getCart(database.db, scope, cartId)).cart.freeze).toBeNull();
  });

  test('a cart that was changed after its freeze expired rejects its checkout', async () => {
    const { scope, cartId } = await aFilledCart();
    const checkoutId = newId();
    await freeze(scope, cartId, checkoutId);
    await expireFreeze(cartId);
    await edit(scope, cartId);

    await expect(freeze(scope, cartId, checkoutId)).rejects.toEqual(refused('checkout_superseded'));
  });

  test('a checkout can freeze an unchanged cart again after its freeze expired', async () => {
    const { scope, cartId } = await aFilledCart();
    const checkoutId = newId();
    await freeze(scope, cartId, checkoutId);
    await expireFreeze(cartId);

    await freeze(scope, cartId, checkoutId);

    await expect(edit(scope, cartId)).rejects.toEqual(refused('cart_checkout_in_progress'));
  });

  test('a decision with issues does not freeze the cart', async () => {
    const { scope, cartId } = await aFilledCart();

    await frozen(scope, { cartId, checkoutId: newId(), holdSeconds: 60 }, () => ({ response: 'issues', usedCodes: null }));

    await expect(edit(scope, cartId)).resolves.toBeDefined();
  });
});

describe('an unfrozen cart', () => {
  test('an unfrozen cart can be changed, and a late freeze of its checkout is rejected', async () => {
    const { scope, cartId, db } = await aFilledCart();
    const checkoutId = newId();
    await freeze(scope, cartId, checkoutId);

    await unfreezeCart(db, scope, cartId, checkoutId);
    await unfreezeCart(db, scope, cartId, checkoutId);

    await edit(scope, cartId);
    await expect(freeze(scope, cartId, checkoutId)).rejects.toEqual(refused('checkout_cancelled'));
  });

  test('a freeze that arrives after its unfreeze is rejected', async () => {
    const { scope, cartId, db } = await aFilledCart();
    const checkoutId = newId();

    await unfreezeCart(db, scope, cartId, checkoutId);

    await expect(freeze(scope, cartId, checkoutId)).rejects.toEqual(refused('checkout_cancelled'));
  });

  test('unfreezing does not end the freeze of a later checkout', async () => {
    const { scope, cartId, db } = await aFilledCart();
    const [first, second] = [newId(), newId()];
    await freeze(scope, cartId, first);
    await expireFreeze(cartId);
    await freeze(scope, cartId, second);

    await unfreezeCart(db, scope, cartId, first);

    await expect(edit(scope, cartId)).rejects.toEqual(refused('cart_checkout_in_progress'));
  });

  test('unfreezing an unknown cart has no effect', async () => {
    await expect(unfreezeCart(database.db, aScope(), newId(), newId())).resolves.toBeUndefined();
  });
});

describe('a closed cart', () => {
  test('a closed cart is ordered, and closing it again has no effect', async () => {
    const { scope, cartId, db } = await aFilledCart();
    const closing = { cartId, checkoutId: newId(), orderId: newId() };
    await freeze(scope, cartId, closing.checkoutId);

    await closeCart(stored, scope, closing);
    await closeCart(stored, scope, closing);

    const { cart } = await getCart(db, scope, cartId);
    expect([cart.status, cart.orderId, cart.version]).toEqual(['ORDERED', closing.orderId, 3]);
    await expect(freeze(scope, cartId, newId())).rejects.toEqual(refused('cart_already_ordered'));
    await expect(edit(scope, cartId)).rejects.toEqual(refused('cart_already_ordered'));
    await expect(closeCart(stored, scope, { ...closing, orderId: newId() })).rejects.toEqual(refused('cart_already_ordered'));
  });

  test('a closed cart cannot be unfrozen', async () => {
    const { scope, cartId, db } = await aFilledCart();
    const closing = { cartId, checkoutId: newId(), orderId: newId() };
    await freeze(scope, cartId, closing.checkoutId);
    await closeCart(stored, scope, closing);

    await unfreezeCart(db, scope, cartId, closing.checkoutId);

    expect((await getCart(db, scope, cartId)).cart.status).toBe('ORDERED');
  });
});

describe('the uses of a promotion', () => {
  const usesOf = async (scope: CustomerScope) => (await listCountedPromotions(database.db, scope, ['SAVE']))[0]?.usesTotal;
  const shoppersOf = (scope: CustomerScope, count: number) => Array.from({ length: count }, () => ({ ...scope, customerId: newId() }));

  test('concurrent checkouts never use a promotion beyond its limit', async () => {
    const store = aScope();
    await insertPromotion(database.db, store, save);
    const carts = await Promise.all(shoppersOf(store, 12).map((scope) => aFilledCart(scope, { promoted: true })));

    const responses = await Promise.all(carts.map(({ scope, cartId }) => freeze(scope, cartId, newId())));

    expect(responses.filter(({ used }) => used === 1)).toHaveLength(3);
    expect(await usesOf(store)).toBe(3);
  });

  test('unfreezing returns the uses once', async () => {
    const { scope, cartId, db } = await aFilledCart(aScope(), { promoted: true });
    await insertPromotion(db, scope, save);
    const checkoutId = newId();
    await freeze(scope, cartId, checkoutId);
    expect(await usesOf(scope)).toBe(1);

    await unfreezeCart(db, scope, cartId, checkoutId);
    await unfreezeCart(db, scope, cartId, checkoutId);

    expect(await usesOf(scope)).toBe(0);
  });

  test('canceling the order returns the uses once', async () => {
    const { scope, cartId, db } = await aFilledCart(aScope(), { promoted: true });
    await insertPromotion(db, scope, save);
    const closing = { cartId, checkoutId: newId(), orderId: newId() };
    await freeze(scope, cartId, closing.checkoutId);
    await closeCart(stored, scope, closing);
    const event = {
      id: newId(),
      type: 'order.cancelled',
      tenantId: scope.tenantId,
      mode: scope.mode,
      aggregate: 'order',
      aggregateId: closing.orderId,
      sequence: 2,
      traceparent: null,
      occurredAt: new Date().toISOString(),
      data: { order: { id: closing.orderId, checkoutId: closing.checkoutId } },
    };

    await db.transaction().execute((trx) => onOrderCancelled(event, trx));
    await db.transaction().execute((trx) => onOrderCancelled(event, trx));

    expect(await usesOf(scope)).toBe(0);
    expect((await getCart(db, scope, cartId)).cart.status).toBe('ORDERED');
  });

  test('a returned use does not count toward the limit of its customer', async () => {
    const { scope, cartId, db } = await aFilledCart(aScope(), { promoted: true });
    await insertPromotion(db, scope, { ...save, limitPerCustomer: 1 });
    const checkoutId = newId();
    await freeze(scope, cartId, checkoutId);
    await unfreezeCart(db, scope, cartId, checkoutId);

    expect(await freeze(scope, cartId, newId())).toMatchObject({ used: 1 });
  });

  test('a checkout that closed its cart after losing the freeze cannot be released, and its uses stay', async () => {
    const { scope, cartId, db } = await aFilledCart(aScope(), { promoted: true });
    await insertPromotion(db, scope, save);
    const closing = { cartId, checkoutId: newId(), orderId: newId() };
    await freeze(scope, cartId, closing.checkoutId);
    await expireFreeze(cartId);
    await edit(scope, cartId);
    await closeCart(stored, scope, closing);

    await unfreezeCart(db, scope, cartId, closing.checkoutId);

    expect(await usesOf(scope)).toBe(1);
  });

  test('uses are counted separately for each customer', async () => {
    const scope = aScope();
    await insertPromotion(database.db, scope, { ...save, limitTotal: null, limitPerCustomer: 1 });
    const [first, second] = await Promise.all([aFilledCart(scope, { promoted: true }), aFilledCart(scope, { promoted: true })]);
    const stranger = await aFilledCart({ ...scope, customerId: newId() }, { promoted: true });

    const responses = await Promise.all([first, second, stranger].map((cart) => freeze(cart.scope, cart.cartId, newId())));

    expect((responses[0]?.used ?? 0) + (responses[1]?.used ?? 0)).toBe(1);
    expect(responses[2]?.used).toBe(1);
  });

  test('a promotion code cannot be created twice', async () => {
    const scope = aScope();
    await insertPromotion(database.db, scope, save);

    await expect(insertPromotion(database.db, scope, save)).rejects.toEqual(refused('promotion_exists'));
  });
});

test('the invariants are true after all of these tests', async () => {
  expect(await violatedInvariants(database.db, invariants)).toEqual([]);
});

describe('cleaning up ended freezes', () => {
  const age = (cartId: string, days: number) =>
    sql`update cart_freeze set updated_at = statement_timestamp() - ${days} * interval '1 day' where cart_id = ${cartId}`.execute(
      database.db,
    );
  const freezesOf = async (cartId: string) =>
    (await database.db.selectFrom('cart_freeze').select(['status', 'response']).where('cart_id', '=', cartId).execute()).map(
      ({ status, response }) => [status, response !== null],
    );
  const ended = async (days: number, end: (scope: CustomerScope, cartId: string, checkoutId: string) => Promise<void>) => {
    const { scope, cartId } = await aFilledCart();
    const checkoutId = newId();
    await freeze(scope, cartId, checkoutId);
    await end(scope, cartId, checkoutId);
    await age(cartId, days);
    return cartId;
  };
  const release = (scope: CustomerScope, cartId: string, checkoutId: string) => unfreezeCart(database.db, scope, cartId, checkoutId);
  const close = (scope: CustomerScope, cartId: string, checkoutId: string) =>
    closeCart(stored, scope, { cartId, checkoutId, orderId: newId() });
  const purge = () => purgeFreezes({ db: database.db, log: createLogger('test', 'silent') });

  test('old tombstones are deleted', async () => {
    const [young, due] = [await ended(6, release), await ended(8, release)];

    await purge();

    expect([await freezesOf(young), await freezesOf(due)]).toEqual([[['RELEASED', true]], []]);
  });

  test('the stored responses of old closed freezes are deleted, but not the rows', async () => {
    const [young, due] = [await ended(6, close), await ended(8, close)];

    await purge();

    expect([await freezesOf(young), await freezesOf(due)]).toEqual([[['CLOSED', true]], [['CLOSED', false]]]);
  });

  test('a freeze that is still in effect is not deleted', async () => {
    const frozen = await ended(8, async () => undefined);

    await purge();

    expect(await freezesOf(frozen)).toEqual([['FROZEN', true]]);
  });
});
