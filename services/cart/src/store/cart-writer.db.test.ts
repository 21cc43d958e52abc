import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CustomerScope, inTransaction, isUniqueViolation } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { atStoreTime } from '@storefront/store-clock';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type Cart, type CartLine, nextVersion } from '../domain/cart.ts';
import { priceCart } from '../domain/price-cart.ts';
import { aLine, anOffer, aPromotion, aQuote, withCodes } from '../testing/builders.ts';
import { aScope } from '../testing/callers.ts';
import { type CartWriter, cartWriter } from './cart-writer.ts';
import { unfreezeCart } from './freezes.ts';
import { getCart, lockCart } from './read-cart.ts';
import { saveCarts } from './save-carts.ts';
import type { Database } from './schema.ts';

let database: TestDatabase<Database>;
let writer: CartWriter;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'cart', migrations: new URL('../../migrations/', import.meta.url) });
  writer = cartWriter(database.db);
});
afterAll(() => database.close());

interface StoredCart {
  readonly scope: CustomerScope;
  readonly cart: Cart;
}

const STORE = newId();
/** The scope of a new shopper in the store to which the carts of most tests belong. */
const inStore = () => ({ ...aScope(), tenantId: STORE });
const aStoredCart = async (scope = inStore()): Promise<StoredCart> => ({
  scope,
  cart: (await writer.insert(scope, { cartId: newId(), currency: 'JMD' })).cart,
});
const storedCarts = (count: number) => Promise.all(Array.from({ length: count }, () => aStoredCart()));
const read = async ({ scope, cart }: StoredCart) => (await getCart(database.db, scope, cart.cartId)).cart;
const withALine = (cart: Cart, quantity = 1) =>
  nextVersion({ ...cart, lines: [...cart.lines, aLine({ lineId: newId(), quantity })] }, new Date());
const addALine = ({ scope, cart }: StoredCart, quantity = 1) => writer.save(scope, cart, withALine(cart, quantity));
/** Every row version names the transaction that wrote it. */
const transactionsOf = async (carts: readonly StoredCart[]): Promise<number> => {
  const ids = carts.map(({ cart }) => cart.cartId);
  const { rows } = await sql<{ xmin: string }>`select distinct xmin::text from cart where cart_id = any(${ids}::uuid[])`.execute(
    database.db,
  );
  return rows.length;
};

test('carts of one store that are created or saved at the same time share a commit', async () => {
  const carts = await storedCarts(20);
  expect(await transactionsOf(carts)).toBe(1);

  const saved = await Promise.all(carts.map((each) => addALine(each)));

  expect(saved).not.toContain(undefined);
  expect(await transactionsOf(carts)).toBe(1);
  const read20 = await Promise.all(carts.map(read));
  expect(read20.map(({ lines }) => lines.length)).toEqual(carts.map(() => 1));
  expect(new Set(read20.map(({ lines }) => lines[0]?.lineId)).size).toBe(20);
});

test('carts of several stores that are saved at the same time are saved store by store', async () => {
  const scopes = Array.from({ length: 5 }, aScope);
  const carts = await Promise.all(scopes.flatMap((scope) => [aStoredCart(scope), aStoredCart(scope)]));
  expect(await transactionsOf(carts)).toBe(5);

  expect(await Promise.all(carts.map((each) => addALine(each)))).not.toContain(undefined);

  expect(await transactionsOf(carts)).toBe(5);
  for (const each of seen('carts', carts)) expect((await read(each)).lines).toHaveLength(1);
});

test('a locked cart is not saved, and does not delay the carts that are saved with it', async () => {
  const [locked, free] = [await aStoredCart(), await aStoredCart()];

  await inTransaction(database.db, async (trx) => {
    await lockCart(trx, locked.scope, locked.cart.cartId);
    expect(await Promise.all([addALine(locked), addALine(free)])).toEqual([undefined, expect.any(Date)]);
  });

  expect((await read(locked)).lines).toEqual([]);
  expect((await read(free)).lines).toHaveLength(1);
});

test('a cart that the database refuses does not prevent the others from being saved', async () => {
  const [first, refused, last] = [await aStoredCart(), await aStoredCart(), await aStoredCart()];

  const results = await Promise.allSettled([addALine(first), addALine(refused, 1_000_001), addALine(last)]);

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await read(refused)).version).toBe(1);
  expect((await read(first)).lines).toHaveLength(1);
  expect((await read(last)).lines).toHaveLength(1);
});

test('of two changes of the same state, one is saved whole and the other not at all', async () => {
  const stored = await aStoredCart();
  const changes = [withALine(stored.cart), withALine(withALine(stored.cart))];

  const results = await Promise.all(changes.map((after) => writer.save(stored.scope, stored.cart, after)));

  const [winner] = changes.filter((_, index) => results[index] !== undefined);
  expect(results.filter((savedAt) => savedAt === undefined)).toHaveLength(1);
  expect(await read(stored)).toEqual(winner);
});

test('each cart is written at the time of its own store', async () => {
  const hourMs = 3_600_000;
  const create = () => writer.insert(aScope(), { cartId: newId(), currency: 'JMD' });

  const [real, ahead] = await Promise.all([create(), atStoreTime(hourMs, create)]);

  const apartMs = (ahead?.now.getTime() ?? 0) - (real?.now.getTime() ?? 0);
  expect(apartMs).toBeGreaterThan(hourMs / 2);
  expect(apartMs).toBeLessThan(hourMs * 2);
  expect(ahead?.cart.createdAt).toEqual(ahead?.now);
});

describe('checkouts of several carts', () => {
  const freeze = ({ scope, cart }: StoredCart, checkoutId: string) =>
    writer.freeze(scope, { before: cart, checkoutId, holdSeconds: 60, response: { frozen: cart.cartId } });
  const freezesOf = async (carts: readonly StoredCart[]) => {
    const ids = carts.map(({ cart }) => cart.cartId);
    return database.db.selectFrom('cart_freeze').where('cart_id', 'in', ids).select(['cart_id', 'status', 'response']).execute();
  };

  test('are frozen together, and closed together', async () => {
    const carts = (await storedCarts(10)).map((each) => ({ ...each, checkoutId: newId(), orderId: newId() }));

    expect(await Promise.all(carts.map((each) => freeze(each, each.checkoutId)))).toEqual(carts.map(() => true));
    expect(await transactionsOf(carts)).toBe(1);
    for (const each of seen('carts', carts)) expect((await read(each)).freeze?.checkoutId).toBe(each.checkoutId);
    for (const { cart_id, response } of seen('freezes', await freezesOf(carts))) expect(response).toEqual({ frozen: cart_id });

    const closed = carts.map(({ scope, cart, checkoutId, orderId }) => writer.close(scope, { cartId: cart.cartId, checkoutId, orderId }));
    expect(await Promise.all(closed)).toEqual(carts.map(() => true));
    expect(await transactionsOf(carts)).toBe(1);
    for (const each of seen('carts', carts))
      expect(await read(each)).toMatchObject({ status: 'ORDERED', orderId: each.orderId, freeze: null, version: 2 });
    expect((await freezesOf(carts)).map(({ status }) => status)).toEqual(carts.map(() => 'CLOSED'));
  });

  test('of two checkouts of one cart, one freezes it, and nothing of the other is stored', async () => {
    const stored = await aStoredCart();

    const frozen = await Promise.all([freeze(stored, newId()), freeze(stored, newId())]);

    expect(frozen.filter(Boolean)).toHaveLength(1);
    expect(await freezesOf([stored])).toHaveLength(1);
  });

  test('are frozen although one of them has been released before', async () => {
    const [first, released, last] = [await aStoredCart(), await aStoredCart(), await aStoredCart()];
    const checkoutId = newId();
    await unfreezeCart(database.db, released.scope, released.cart.cartId, checkoutId);

    const results = await Promise.allSettled([freeze(first, newId()), freeze(released, checkoutId), freeze(last, newId())]);

    expect(results).toMatchObject([{ value: true }, { status: 'rejected' }, { value: true }]);
    expect(results.map((result) => result.status === 'rejected' && isUniqueViolation(result.reason))).toEqual([false, true, false]);
    expect((await read(released)).freeze).toBeNull();
  });

  test('a checkout of another customer, or one that has not frozen the cart, does not close it', async () => {
    const stored = await aStoredCart();
    const checkoutId = newId();
    await freeze(stored, checkoutId);
    const request = { cartId: stored.cart.cartId, checkoutId, orderId: newId() };

    expect(await writer.close({ ...stored.scope, customerId: newId() }, request)).toBe(false);
    expect(await writer.close(stored.scope, { ...request, checkoutId: newId() })).toBe(false);
    expect((await read(stored)).status).toBe('OPEN');
  });
});

const SAVE = aPromotion({ code: 'SAVE', value: 10 });
const MORE = aPromotion({ code: 'MORE', value: 5 });

type Step = 'add' | 'change' | 'remove' | 'promote' | 'price';
const STEPS: readonly Step[] = ['add', 'change', 'remove', 'promote', 'price'];
const applied: Readonly<Record<Step, (cart: Cart) => Cart>> = {
  add: (cart) => ({ ...cart, lines: [...cart.lines, aLine({ lineId: newId(), sku: `SKU-${cart.lines.length}` })] }),
  change: (cart) => ({ ...cart, lines: cart.lines.map((line, index) => (index === 0 ? doubled(line) : line)) }),
  remove: (cart) => ({ ...cart, lines: cart.lines.slice(1) }),
  promote: (cart) => withCodes(cart, cart.promotions.length === 1 ? [MORE, SAVE] : cart.promotions.length === 0 ? [SAVE] : [MORE]),
  price: (cart) =>
    priceCart(
      cart,
      anOffer(cart, () => aQuote()),
      new Date(),
    ),
};
const doubled = (line: CartLine): CartLine => ({ ...line, quantity: line.quantity.times(2) });
const after = (cart: Cart, steps: readonly Step[]): Cart =>
  nextVersion(
    steps.reduce((changed, step) => applied[step](changed), cart),
    new Date(),
  );

test('any changes of several carts are saved as they are, except those of a state that is no longer stored', async () => {
  const change = fc.record({
    first: fc.array(fc.constantFrom(...STEPS), { maxLength: 6 }),
    second: fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 6 }),
    isStale: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const carts = await Promise.all(
        changes.map(async ({ first, second, isStale }) => {
          const { scope, cart } = await aStoredCart();
          const stored = after(cart, first);
          await saveCarts(database.db, scope, [{ scope, before: cart, after: stored, offsetMs: 0 }]);
          const before = isStale ? { ...stored, expiresAt: new Date(stored.expiresAt.getTime() + 1) } : stored;
          return { scope, cart, stored, before, after: after(before, second), isStale, offsetMs: 0 };
        }),
      );

      const savedAt = await saveCarts(database.db, inStore(), carts);

      expect(savedAt.map((at) => at === undefined)).toEqual(carts.map(({ isStale }) => isStale));
      for (const each of carts) expect(await read(each)).toEqual(each.isStale ? each.stored : each.after);
    }),
    { numRuns: 40 },
  );
});
