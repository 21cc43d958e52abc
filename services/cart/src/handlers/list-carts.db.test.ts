import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ListCartsRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { atStoreTime } from '@storefront/store-clock';
import { sql } from 'kysely';
import { aShopperWith, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { listCarts } from './carts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** A customer with six carts: three open ones, of which the second is priced, one that was ordered, and two that have expired. */
async function aCustomerWithCarts() {
  const { shopper, cartId: empty } = await aShopperWith(shop, []);
  const cart = (skus: string[]) => aShopperWith(shop, skus, shopper);
  const [priced, open, ordered, expired, old] = [
    await cart(['BOLT', 'NUT']),
    await cart(['NUT']),
    await cart([]),
    await cart(['BOLT']),
    await cart([]),
  ];
  await priced.price();
  const set = (id: string, seconds: number, change = sql`status = status`) =>
    sql`update cart set updated_at = '2026-03-01T00:00:00Z'::timestamptz + ${seconds} * interval '1 second', ${change} where cart_id = ${id}`.execute(
      shop.deps.db,
    );
  const past = sql`expires_at = now() - interval '1 day'`;
  await set(empty, 1);
  await set(priced.cartId, 6);
  await set(open.cartId, 3);
  await set(ordered.cartId, 4, sql`status = 'ORDERED', order_id = cart_id, ${past}`);
  await set(expired.cartId, 5, past);
  await set(old.cartId, 2, past);
  const names = new Map([
    [empty, 'empty'],
    [priced.cartId, 'priced'],
    [open.cartId, 'open'],
    [ordered.cartId, 'ordered'],
    [expired.cartId, 'expired'],
    [old.cartId, 'old'],
  ]);
  const list = async (status: ListCartsRequest__Output['status'] = [], page = { limit: 50, offset: 0 }) => {
    const { carts = [], total } = await listCarts(shop.deps)({ status, ...page }, shopper);
    return { names: carts.map(({ id }) => names.get(id ?? '')), total, carts };
  };
  return { shopper, list };
}

test('a customer sees their carts, newest change first, with their state, number of lines, and total', async () => {
  const { list } = await aCustomerWithCarts();

  const { names, total, carts } = await list();

  expect([names, total]).toEqual([['priced', 'expired', 'ordered', 'open', 'old', 'empty'], 6]);
  expect(carts.map(({ status, lineCount, total: sum, currency }) => [status, lineCount, sum, currency])).toEqual([
    ['OPEN', 2, '14.38', 'JMD'],
    ['EXPIRED', 1, undefined, 'JMD'],
    ['ORDERED', 0, undefined, 'JMD'],
    ['OPEN', 1, undefined, 'JMD'],
    ['EXPIRED', 0, undefined, 'JMD'],
    ['OPEN', 0, undefined, 'JMD'],
  ]);
});

test('a list is filtered by any of several states, and paged', async () => {
  const { list } = await aCustomerWithCarts();

  expect(await list(['OPEN'])).toMatchObject({ names: ['priced', 'open', 'empty'], total: 3 });
  expect(await list(['EXPIRED'])).toMatchObject({ names: ['expired', 'old'], total: 2 });
  expect(await list(['ORDERED', 'EXPIRED'])).toMatchObject({ names: ['expired', 'ordered', 'old'], total: 3 });
  expect(await list(['OPEN', 'ORDERED', 'EXPIRED'])).toMatchObject({ total: 6 });
  expect(await list(['OPEN'], { limit: 1, offset: 1 })).toMatchObject({ names: ['open'], total: 3 });
  expect(await list([], { limit: 2, offset: 6 })).toMatchObject({ names: [], total: 6 });
});

test('carts expire by the clock of the store', async () => {
  const { list } = await aCustomerWithCarts();

  const later = await atStoreTime(31 * 86_400_000, () => list(['EXPIRED']));

  expect(later.names).toEqual(['priced', 'expired', 'open', 'old', 'empty']);
});

test('another customer, store, or mode sees none of them', async () => {
  const { shopper } = await aCustomerWithCarts();
  const others = [
    (await aShopperWith(shop, [])).shopper,
    { ...shopper, customerId: shop.deps.newId() },
    { ...shopper, mode: 'live' as const },
  ];

  for (const [index, other] of others.entries()) {
    const { total } = await listCarts(shop.deps)({ status: [], limit: 50, offset: 0 }, other);
    expect(total).toBe(index === 0 ? 1 : 0);
  }
});
