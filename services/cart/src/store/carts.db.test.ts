import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { withChangedLine, withLine, withoutLine } from '../domain/cart-lines.ts';
import { priceCart } from '../domain/price-cart.ts';
import { purgeCarts } from '../sweeps/sweeps.ts';
import { aLine, anOffer, aPromotion, aQuote, aUnit, counted, someRules, withCodes } from '../testing/builders.ts';
import { aScope } from '../testing/callers.ts';
import { cartWriter } from './cart-writer.ts';
import { insertCart, type StoredCarts, updateCart } from './carts.ts';
import { getCart } from './read-cart.ts';
import type { Database } from './schema.ts';

let database: TestDatabase<Database>;
let stored: StoredCarts;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'cart', migrations: new URL('../../migrations/', import.meta.url) });
  stored = { db: database.db, writer: cartWriter(database.db) };
});
afterAll(() => database.close());

const anEmptyCart = async () => {
  const scope = aScope();
  const { cart } = await insertCart(stored, scope, { cartId: newId(), currency: 'JMD' });
  return { scope, cart, db: database.db };
};
const newLine = (given: Parameters<typeof aLine>[0] = {}) => aLine({ lineId: newId(), ...given });

describe('a cart', () => {
  test('a cart is read back as it was created', async () => {
    const { db, scope, cart } = await anEmptyCart();

    expect((await getCart(db, scope, cart.cartId)).cart).toEqual(cart);
  });

  test('a cart of another customer, mode, or store is a 404, and so is an ID that is not a UUID', async () => {
    const { db, scope, cart } = await anEmptyCart();
    const missing = expect.objectContaining({ code: 'not_found' });

    for (const stranger of [{ customerId: newId() }, { mode: 'live' as const }, { tenantId: newId() }]) {
      await expect(getCart(db, { ...scope, ...stranger }, cart.cartId)).rejects.toEqual(missing);
      await expect(updateCart(stored, { ...scope, ...stranger }, cart.cartId, (current) => current)).rejects.toEqual(missing);
    }
    await expect(getCart(db, scope, "x' or true --")).rejects.toEqual(missing);
  });

  test('a cart keeps its units, rules, and every digit of its amounts', async () => {
    const { db, scope, cart } = await anEmptyCart();
    const rules = someRules({ quantityDecimals: 3, orderUnits: [aUnit({ code: 'REEL', base: 12 })] });
    const save = aPromotion({ value: '12.5' });

    const { cart: saved } = await updateCart(stored, scope, cart.cartId, (current, now) => {
      const filled = withLine(
        withLine(current, newLine({ rules, quantity: '0.125' })),
        newLine({ rules, quantity: 24, ordered: { code: 'REEL', quantity: 2 } }),
      );
      const coded = withCodes(filled, [save]);
      return priceCart(
        coded,
        anOffer(coded, () => aQuote({ unitPrice: '33.33', rules }), [counted(save)]),
        now,
      );
    });

    expect((await getCart(db, scope, cart.cartId)).cart).toEqual(saved);
    expect(saved.version).toBe(2);
    expect(saved.promotions[0]?.discountAmount).not.toBeNull();
    expect(saved.lines[1]?.pricing?.discounts).toEqual([{ code: 'SAVE', amount: '99.99' }]);
  });

  test('removing a line keeps the others', async () => {
    const { db, scope, cart } = await anEmptyCart();
    const [bolt, nut] = [newLine({ sku: 'BOLT' }), newLine({ sku: 'NUT' })];
    await updateCart(stored, scope, cart.cartId, (current) => withLine(withLine(current, bolt), nut));

    await updateCart(stored, scope, cart.cartId, (current) => withoutLine(current, bolt.lineId));
    await updateCart(stored, scope, cart.cartId, (current) =>
      withChangedLine(current, nut.lineId, { quantity: '7', orderUom: undefined, orderQuantity: undefined }),
    );

    expect((await getCart(db, scope, cart.cartId)).cart.lines).toEqual([{ ...nut, quantity: aLine({ quantity: 7 }).quantity }]);
  });

  test('a change without effect does not increase the version', async () => {
    const { db, scope, cart } = await anEmptyCart();

    await updateCart(stored, scope, cart.cartId, (current) => current);

    expect((await getCart(db, scope, cart.cartId)).cart.version).toBe(1);
  });

  test('a cart that was not changed for 30 days cannot be changed', async () => {
    const { db, scope, cart } = await anEmptyCart();
    await sql`update cart set expires_at = statement_timestamp() - interval '1 second' where cart_id = ${cart.cartId}`.execute(db);

    await expect(updateCart(stored, scope, cart.cartId, (current) => withLine(current, newLine()))).rejects.toEqual(
      expect.objectContaining({ reason: 'cart_expired' }),
    );
  });
});

test('carts that expired long ago are deleted, and others are not', async () => {
  const [old, recent] = [await anEmptyCart(), await anEmptyCart()];
  await updateCart(stored, old.scope, old.cart.cartId, (current) => withLine(current, newLine()));
  await sql`update cart set expires_at = statement_timestamp() - interval '61 days' where cart_id = ${old.cart.cartId}`.execute(old.db);

  await purgeCarts({ db: old.db, log: createLogger('test', 'silent') });

  await expect(getCart(old.db, old.scope, old.cart.cartId)).rejects.toEqual(expect.objectContaining({ code: 'not_found' }));
  await expect(getCart(recent.db, recent.scope, recent.cart.cartId)).resolves.toBeDefined();
});

describe('concurrent changes of one cart', () => {
  test('24 different lines that are added concurrently are all stored', async () => {
    const { db, scope, cart } = await anEmptyCart();
    const skus = Array.from({ length: 24 }, (_, index) => `SKU-${index}`);

    await Promise.all(skus.map((sku) => updateCart(stored, scope, cart.cartId, (current) => withLine(current, newLine({ sku })))));

    const { cart: after } = await getCart(db, scope, cart.cartId);
    expect(after.lines.map(({ sku }) => sku).sort()).toEqual([...skus].sort());
    expect(after.version).toBe(25);
  });

  test('concurrent additions of one SKU add up', async () => {
    const { db, scope, cart } = await anEmptyCart();

    await Promise.all(
      Array.from({ length: 24 }, () => updateCart(stored, scope, cart.cartId, (current) => withLine(current, newLine({ sku: 'BOLT' })))),
    );

    const { lines } = (await getCart(db, scope, cart.cartId)).cart;
    expect(lines.map(({ quantity }) => quantity.toNumber())).toEqual([24]);
  });
});

test('a change can price and save 500 lines', async () => {
  const { scope, cart } = await anEmptyCart();

  const { cart: full } = await updateCart(stored, scope, cart.cartId, (current) => ({
    ...current,
    lines: Array.from({ length: 500 }, (_, index) => newLine({ sku: `SKU-${index}` })),
  }));
  const { cart: priced } = await updateCart(stored, scope, cart.cartId, (current, now) =>
    priceCart(
      current,
      anOffer(current, () => aQuote()),
      now,
    ),
  );

  expect(full.lines).toHaveLength(500);
  expect(priced.pricing?.totals?.total).toBe('5750');
});
