import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError, conflict } from '@storefront/errors';
import { type Caller, customerScope, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import type { CartDeps } from '../deps.ts';
import { fromRecentCart } from '../store/change-cart.ts';
import { getCart as readCart } from '../store/read-cart.ts';
import { recentCarts } from '../store/recent-carts.ts';
import { aShopper } from '../testing/callers.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';
import type { CartResponse } from '../wire/in-requested-form.ts';
import { addLine } from './add-line.ts';
import { createCart, getCart } from './carts.ts';
import { updateLine } from './change-lines.ts';
import { freezeCart, unfreezeCart } from './freeze-cart.ts';
import { priceCart } from './price-cart.ts';

// Processes of the cart service keep the carts that they have saved. Each test has several, on one database.

let shop: TestShop;
let processes: readonly [CartDeps, CartDeps];
let shopper: Caller;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  const aProcess = (): CartDeps => ({ ...shop.deps, recentCarts: recentCarts({ ticks: () => performance.now(), wallMs: Date.now }) });
  processes = [aProcess(), aProcess()];
  shopper = aShopper();
});

const newCart = async (deps: CartDeps): Promise<string> => (await createCart(deps)({}, shopper)).cart?.id ?? '';
const add = (deps: CartDeps, cartId: string, sku: string, quantity = '1') => addLine(deps)({ cartId, sku, quantity }, shopper);
/** The responses of a process without recent carts. */
const stored = async (cartId: string) => (await getCart(shop.deps)({ cartId }, shopper)).cart;
const recall = (deps: CartDeps, cartId: string) => deps.recentCarts.find(customerScope(shopper), cartId)?.cart;
const skusOf = ({ cart }: CartResponse) => cart?.lines?.map(({ sku }) => sku);

describe('a process', () => {
  test('keeps a cart as it is stored', async () => {
    const [deps] = processes;
    const cartId = await newCart(deps);
    const fromDatabase = async () => (await readCart(shop.deps.db, customerScope(shopper), cartId)).cart;
    expect(recall(deps, cartId)).toEqual(await fromDatabase());

    await add(deps, cartId, 'BOLT', '3');
    await add(deps, cartId, 'NUT');
    expect(recall(deps, cartId)).toEqual(await fromDatabase());
    await priceCart(deps)({ cartId }, shopper);
    expect(recall(deps, cartId)).toEqual(await fromDatabase());
  });

  test('notices that another process has changed its cart', async () => {
    const [first, second] = processes;
    const cartId = await newCart(first);
    await add(second, cartId, 'BOLT');

    expect(skusOf(await add(first, cartId, 'NUT'))).toEqual(['BOLT', 'NUT']);
    expect(skusOf(await priceCart(second)({ cartId }, shopper))).toEqual(['BOLT', 'NUT']);
  });

  test('refuses to change a cart for which another process has started a checkout, and changes it once it has ended', async () => {
    const [first, second] = processes;
    const cartId = await newCart(first);
    await add(first, cartId, 'BOLT');
    await priceCart(first)({ cartId }, shopper);
    const checkoutId = newId();
    await freezeCart(second)({ cartId, checkoutId, holdSeconds: 60, dryRun: false, withoutShipping: false }, shopper);

    await expect(add(first, cartId, 'NUT')).rejects.toMatchObject({ reason: 'cart_checkout_in_progress' });
    await unfreezeCart(second)({ cartId, checkoutId }, shopper);
    expect(skusOf(await add(first, cartId, 'NUT'))).toEqual(['BOLT', 'NUT']);
  });

  test('freezes the cart as another process has changed it, whether or not its own could be frozen', async () => {
    const [first, second] = processes;
    const freeze = (deps: CartDeps, cartId: string) =>
      freezeCart(deps)({ cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false, withoutShipping: false }, shopper);
    const empty = await newCart(first);
    await add(second, empty, 'BOLT');
    await priceCart(second)({ cartId: empty }, shopper);
    expect(await freeze(first, empty)).toMatchObject({ issues: [] });

    const changed = await newCart(first);
    await add(first, changed, 'BOLT');
    await priceCart(first)({ cartId: changed }, shopper);
    await add(second, changed, 'NUT');
    expect((await freeze(first, changed)).issues).not.toEqual([]);
    expect((await stored(changed))?.version).toBe(4);
  });

  test('does not keep a cart that it has frozen', async () => {
    const [deps] = processes;
    const cartId = await newCart(deps);
    await add(deps, cartId, 'BOLT');
    await priceCart(deps)({ cartId }, shopper);

    await freezeCart(deps)({ cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false, withoutShipping: false }, shopper);

    expect(recall(deps, cartId)).toBeUndefined();
  });

  test('returns no cart that is no longer stored, even if nothing changes', async () => {
    const [first, second] = processes;
    const cartId = await newCart(first);
    const lineId = (await add(first, cartId, 'BOLT')).cart?.lines?.[0]?.id ?? '';
    await updateLine(second)({ cartId, lineId, quantity: '2' }, shopper);

    const { cart } = await updateLine(first)({ cartId, lineId, quantity: '1' }, shopper);
    expect(cart).toMatchObject({ version: 4, lines: [{ quantity: '1' }] });
  });

  test('does not repeat a change that may have been saved', async () => {
    const [deps] = processes;
    const cartId = await newCart(deps);
    const scope = customerScope(shopper);
    let runs = 0;
    const failing = (error: Error) =>
      fromRecentCart(deps, scope, cartId, async ({ isUnverified }) => {
        runs += 1;
        if (isUnverified) throw error;
        return 'stored';
      });

    await expect(failing(new Error('Connection terminated'))).rejects.toThrow('Connection terminated');
    expect([runs, recall(deps, cartId)]).toEqual([1, undefined]);
    await add(deps, cartId, 'BOLT');
    await expect(failing(new AppError('service_unavailable', 'The database is unavailable.'))).rejects.toThrow('unavailable');
    expect(runs).toBe(2);
    await add(deps, cartId, 'BOLT');
    expect(await failing(conflict('cart_changed', 'Changed.'))).toBe('stored');
    expect(runs).toBe(4);
  });

  test('takes the time of a change from the database, however long the change takes', async () => {
    const [deps] = processes;
    const cartId = await newCart(deps);
    await add(deps, cartId, 'BOLT');
    const quoted = Promise.withResolvers<void>();
    shop.catalog.calls.until = quoted.promise;
    const pricing = priceCart(deps)({ cartId }, shopper);
    const meanwhile = (await readCart(shop.deps.db, customerScope(shopper), cartId)).now;
    quoted.resolve();
    await pricing;
    shop.catalog.calls.until = undefined;

    const known = deps.recentCarts.find(customerScope(shopper), cartId)?.now ?? new Date(0);
    expect(known.getTime()).toBeGreaterThanOrEqual(meanwhile.getTime());
  });

  test('prices a cart with an Idempotency-Key as it is stored', async () => {
    const [first, second] = processes;
    const cartId = await newCart(first);
    await add(second, cartId, 'BOLT');
    const idempotency = { route: 'POST /v1/carts/:cart_id/price', key: newId(), fingerprint: 'f'.repeat(64) };

    const { cart } = await priceCart(first)({ cartId }, { ...shopper, idempotency });
    expect(cart).toMatchObject({ total: '11.50', lines: [{ sku: 'BOLT' }] });
  });

  /** Makes the database lose all versions of a cart but the first, as in a failover to a server that had not received them. */
  const losing = async (cartId: string, work: () => Promise<unknown>) => {
    const { db } = shop.deps;
    const { updatedAt, expiresAt } = (await readCart(db, customerScope(shopper), cartId)).cart;
    await work();
    await sql`delete from cart_line where cart_id = ${cartId}`.execute(db);
    await sql`update cart set version = 1, subtotal = null, discount_total = null, gct_amount = null, total = null, priced_at = null,
      price_valid_until = null, updated_at = ${updatedAt}, expires_at = ${expiresAt} where cart_id = ${cartId}`.execute(db);
  };

  test('does not add to a cart that the database has lost, even if its version is used again', async () => {
    const [first, second] = processes;
    const cartId = await newCart(first);
    await losing(cartId, () => add(first, cartId, 'BOLT'));
    await add(second, cartId, 'NUT');

    expect(skusOf(await add(first, cartId, 'BOLT'))).toEqual(['NUT', 'BOLT']);
    expect(skusOf({ cart: await stored(cartId) })).toEqual(['NUT', 'BOLT']);
  });

  test('does not freeze a cart with the quotes of one that the database has lost', async () => {
    const [first, second] = processes;
    const cartId = await newCart(first);
    await losing(cartId, async () => {
      await add(first, cartId, 'BOLT');
      await priceCart(first)({ cartId }, shopper);
    });
    await add(second, cartId, 'NUT');
    await priceCart(second)({ cartId }, shopper);

    const request = { cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false, withoutShipping: false };
    expect(await freezeCart(first)(request, shopper)).toMatchObject({ issues: [], cart: { lines: [{ sku: 'NUT' }] } });
  });
});
