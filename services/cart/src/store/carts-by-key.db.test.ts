import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { explained, isOnCitus, openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { nextVersion } from '../domain/cart.ts';
import { aLine } from '../testing/builders.ts';
import { aScope } from '../testing/callers.ts';
import { closeCarts, freezeCarts } from './freeze-carts.ts';
import { insertCarts } from './insert-carts.ts';
import { getCart } from './read-cart.ts';
import { saveCarts } from './save-carts.ts';
import type { Database } from './schema.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'cart', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

skippedIf(isOnCitus() && 'on Citus, plans are made on the nodes', test)(
  'without statistics, a cart is looked up by its key, not among those of its customer or store',
  async () => {
    const scope = aScope();
    const [snapshot] = await insertCarts(database.db, scope, [{ scope, cartId: newId(), currency: 'JMD', offsetMs: 0 }]);
    if (snapshot === undefined) throw new Error('no cart was created');
    const { cart } = snapshot;
    const saved = nextVersion({ ...cart, lines: [aLine({ lineId: newId() })] }, new Date());
    const checkoutId = newId();

    const plans = await explained(database.db, async (db) => {
      await getCart(db, scope, cart.cartId);
      await saveCarts(db, scope, [{ scope, before: cart, after: saved, offsetMs: 0 }]);
      await freezeCarts(db, scope, [{ scope, before: saved, offsetMs: 0, checkoutId, holdSeconds: 60, response: {} }]);
      await closeCarts(db, scope, [{ scope, cartId: cart.cartId, checkoutId, orderId: newId(), offsetMs: 0 }]);
    });

    const indexes = plans.flatMap((scans) => scans.filter(({ relation }) => relation === 'cart').map(({ index }) => index));
    expect(plans).toHaveLength(4);
    expect(new Set(indexes)).toEqual(new Set(['cart_pkey']));
  },
);
