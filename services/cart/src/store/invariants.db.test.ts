import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { applyPromotion } from '../handlers/apply-promotion.ts';
import { freezeCart } from '../handlers/freeze-cart.ts';
import { aPromotion } from '../testing/builders.ts';
import { aShopperWith, type LittleShop, startLittleShop } from '../testing/little-shop.ts';
import { checkInvariants } from './invariants.ts';
import { insertPromotion } from './promotions.ts';

let shop: LittleShop;
/** One cart of a BOLT, priced with a promotion that it and its customer may use once, and taken by a checkout. */
beforeAll(async () => {
  shop = await startLittleShop();
  const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT']);
  await insertPromotion(shop.deps.db, shopper, aPromotion({ code: 'ONCE', value: 10, limitTotal: 1, limitPerCustomer: 1 }));
  await applyPromotion(shop.deps)({ cartId, code: 'ONCE' }, shopper);
  await price();
  await freezeCart(shop.deps)({ cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false }, shopper);
});
afterAll(() => shop.close());

const useAgain = (customer: string) => `insert into promotion_use (tenant_id, mode, checkout_id, code, customer_id, cart_id)
  select tenant_id, mode, gen_random_uuid(), code, ${customer}, cart_id from promotion_use`;

/** Each rule, and what breaks it and no other. */
const BREAKAGES: readonly (readonly [rule: string, ...statements: string[]])[] = [
  [
    'an ordered cart has an order id, and no other cart has one',
    'alter table cart drop constraint cart_ordered_has_order',
    `update cart set status = 'ORDERED'`,
  ],
  ["a priced cart's totals are the sums of its lines", 'update cart set total = total + 0.01'],
  ['no cart is still held 15 minutes after its hold lapsed', `update cart set held_until = now() - interval '16 minutes'`],
  ['a promotion counts exactly the uses that were not given back', 'update promotion set use_count = 0'],
  [
    'no promotion is used beyond its limit',
    'alter table promotion drop constraint promotion_within_limit',
    useAgain('gen_random_uuid()'),
    'update promotion set use_count = 2',
  ],
  ['no customer uses a promotion beyond the limit', useAgain('customer_id'), 'update promotion set use_count = 2, limit_total = null'],
  ['a checkout that released its cart uses no promotion', `update cart_freeze set status = 'RELEASED'`],
];

test.each(BREAKAGES)('%s: where that is not so, it is said', async (rule, ...statements) => {
  await shop.broken(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);

    expect((await checkInvariants(trx)).filter(({ ok }) => !ok)).toEqual([{ name: rule, ok: false, detail: '1 rows break it' }]);
  });
});

test('every rule is one of these, and holds where nothing is broken', async () => {
  const rules = BREAKAGES.map(([name]) => ({ name, ok: true, detail: '' }));
  expect(await checkInvariants(shop.deps.db)).toEqual(rules);
});
