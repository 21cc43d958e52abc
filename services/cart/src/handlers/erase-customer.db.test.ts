import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { aShopperWith, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { eraseCustomer } from './erase-customer.ts';
import { createList } from './lists/lists.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const remaining = async (tenantId: string) => {
  const { db } = shop.deps;
  const carts = await db.selectFrom('cart').select('cart_id').where('tenant_id', '=', tenantId).execute();
  const lists = await db.selectFrom('saved_list').select('name').where('tenant_id', '=', tenantId).execute();
  return { carts: carts.map(({ cart_id }) => cart_id), lists: lists.map(({ name }) => name) };
};

test('a customer who closed the account keeps ordered carts only, and another customer keeps everything', async () => {
  const ann = await aShopperWith(shop, ['BOLT', 'NUT']);
  const ordered = await aShopperWith(shop, ['NUT'], ann.shopper);
  await sql`update cart set status = 'ORDERED', order_id = cart_id where cart_id = ${ordered.cartId}`.execute(shop.deps.db);
  const bob = await aShopperWith(shop, ['BOLT'], { ...ann.shopper, customerId: shop.deps.newId() });
  for (const { shopper } of [ann, bob]) await createList(shop.deps)({ name: `List of ${shopper.customerId}` }, shopper);

  await eraseCustomer(shop.deps)({}, ann.shopper);
  await eraseCustomer(shop.deps)({}, ann.shopper);

  const { carts, lists } = await remaining(ann.shopper.tenantId);
  expect(carts.toSorted()).toEqual([ordered.cartId, bob.cartId].toSorted());
  expect(lists).toEqual([`List of ${bob.shopper.customerId}`]);
});

test('a cart that a checkout has frozen is deleted after it', async () => {
  const { shopper, cartId } = await aShopperWith(shop, ['BOLT']);
  const freeze = (isFrozen: boolean) =>
    sql`update cart set frozen_by = ${isFrozen ? cartId : null}, frozen_until = ${isFrozen ? sql`now() + interval '1 hour'` : sql`null`} where cart_id = ${cartId}`.execute(
      shop.deps.db,
    );
  await freeze(true);

  await expect(eraseCustomer(shop.deps)({}, shopper)).rejects.toMatchObject({ code: 'service_unavailable' });

  await freeze(false);
  await eraseCustomer(shop.deps)({}, shopper);
  expect((await remaining(shopper.tenantId)).carts).toEqual([]);
});
