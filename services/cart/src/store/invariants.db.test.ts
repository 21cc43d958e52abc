import { afterAll, beforeAll } from '@jest/globals';
import { testInvariants } from '@storefront/db/testing/invariants';
import { newId } from '@storefront/rpc';
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
  await freezeCart(shop.deps)({ cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false, withoutShipping: false }, shopper);
});
afterAll(() => shop.close());

const USE_AGAIN = `insert into promotion_use (tenant_id, mode, checkout_id, code, customer_id, cart_id)
  select tenant_id, mode, gen_random_uuid(), code, customer_id, cart_id from promotion_use`;

testInvariants({
  open: () => ({ db: shop.deps.db, broken: shop.broken }),
  invariants,
  planted: [
    ...['subtotal', 'discount_total', 'gct_amount', 'total'].map(
      (column) => [['cart_totals_add_up'], `update cart set ${column} = ${column} + 0.01`] as const,
    ),
    [['cart_totals_add_up'], 'update cart set subtotal = null, discount_total = null, gct_amount = null, total = null'],
    [
      ['cart_totals_add_up'],
      `update cart_line set unit_price = null, price_source = null, line_subtotal = null, discount_amount = null, effective_gct_rate = null,
        gct_amount = null, line_total = null, list_unit_price = null, discounts = null`,
    ],
    [['cart_freezes_end'], `update cart set frozen_until = now() - interval '16 minutes'`],
    [['promotion_counts_its_uses'], 'update promotion set use_count = 0'],
    [['promotion_counts_its_uses'], 'delete from promotion_use'],
    [['promotion_within_customer_limit'], USE_AGAIN, 'update promotion set use_count = 2, limit_total = null'],
    [['released_cart_uses_no_promotion'], `update cart_freeze set status = 'RELEASED'`],
  ],
});
