import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkInvariants } from '@storefront/db';
import { violatedInvariants } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { applyPromotion } from '../handlers/apply-promotion.ts';
import { freezeCart } from '../handlers/freeze-cart.ts';
import { aPromotion } from '../testing/builders.ts';
import { aShopperWith, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { invariants } from './invariants.ts';
import { insertPromotion } from './promotions.ts';

let shop: TestShop;
/** One cart with a BOLT, priced with a promotion that can be used once in total and per customer, and frozen by a checkout. */
beforeAll(async () => {
  shop = await startTestShop();
  const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT']);
  await insertPromotion(shop.deps.db, shopper, aPromotion({ code: 'ONCE', value: 10, limitTotal: 1, limitPerCustomer: 1 }));
  await applyPromotion(shop.deps)({ cartId, code: 'ONCE' }, shopper);
  await price();
  await freezeCart(shop.deps)(
    { cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false, omitQuote: false, withoutShipping: false },
    shopper,
  );
});
afterAll(() => shop.close());

const useAgain = (customer: string) => `insert into promotion_use (tenant_id, mode, checkout_id, code, customer_id, cart_id)
  select tenant_id, mode, gen_random_uuid(), code, ${customer}, cart_id from promotion_use`;

/** IDs begin with the UUID of the row or its store. */
const ID = expect.stringMatching(/^[0-9a-f-]{36}/);

/** Each rule, with statements that violate it and no other. */
const BREAKAGES: readonly (readonly [rule: string, ...statements: string[]])[] = [
  ['cart_order_matches_status', 'alter table cart drop constraint cart_ordered_has_order', `update cart set status = 'ORDERED'`],
  ['cart_totals_add_up', 'update cart set total = total + 0.01'],
  ['cart_holds_end', `update cart set held_until = now() - interval '16 minutes'`],
  ['promotion_counts_its_uses', 'update promotion set use_count = 0'],
  [
    'promotion_within_limit',
    'alter table promotion drop constraint promotion_within_limit',
    useAgain('gen_random_uuid()'),
    'update promotion set use_count = 2',
  ],
  ['promotion_within_customer_limit', useAgain('customer_id'), 'update promotion set use_count = 2, limit_total = null'],
  ['released_cart_uses_no_promotion', `update cart_freeze set status = 'RELEASED'`],
];

test.each(BREAKAGES)('the check reports a violation of the rule: %s', async (rule, ...statements) => {
  await shop.broken(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);

    expect(await violatedInvariants(trx, invariants)).toMatchObject([{ name: rule, violations: { count: 1, ids: [ID] } }]);
  });
});

test('all rules are tested above, and hold in valid data', async () => {
  expect(await violatedInvariants(shop.deps.db, invariants)).toEqual([]);
  expect(new Set(BREAKAGES.map(([rule]) => rule))).toEqual(new Set(invariants.map(({ name }) => name)));
});

test('a check of recent changes finds recent violations and skips rules about history', async () => {
  const at = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  for (const [rules, ...statements] of BREAKAGES) {
    await shop.broken(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
      const found = async (since: Date) =>
        (await checkInvariants(trx, invariants, { since })).filter(({ violations }) => violations.count > 0).map(({ name }) => name);

      expect(await found(at(-1))).toEqual([rules].flat());
      expect([rules].flat()).toEqual(expect.arrayContaining(await found(at(1))));
    });
  }
});
