import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { invariants } from '../store/invariants.ts';
import { aShopperWith, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { applyPromotion } from './apply-promotion.ts';
import { freezeCart, unfreezeCart } from './freeze-cart.ts';
import { createPromotion } from './promotions.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(async () => {
  expect(await violatedInvariants(shop.deps.db, invariants)).toEqual([]);
  await shop.close();
});

/** Freezes a cart. */
const freeze = async (cartId: string, shopper: Caller, given: { dryRun?: boolean; checkoutId?: string } = {}) =>
  freezeCart(shop.deps)({ cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false, withoutShipping: false, ...given }, shopper);

async function aPricedCart(skus: readonly string[] = ['BOLT', 'NUT']) {
  const cart = await aShopperWith(shop, skus);
  await cart.price();
  shop.catalog.calls.count = 0;
  return cart;
}

test('a priced cart is frozen with the content that a freeze with quotes returns, without a call to the catalog', async () => {
  const { shopper, cartId, add } = await aPricedCart();
  const quoted = await freeze(cartId, shopper, { dryRun: true });
  shop.catalog.calls.count = 0;

  const { cart, ...rest } = await freeze(cartId, shopper);

  const lines = quoted.cart?.lines?.map((line) => ({ ...line, availability: 'UNKNOWN' }));
  expect(cart).toEqual({ ...quoted.cart, lines });
  expect(rest).toEqual({ issues: [], gctRate: '0.15', freeShipping: false });
  expect(shop.catalog.calls.count).toBe(0);
  await expect(add('BOLT')).rejects.toMatchObject({ reason: 'cart_checkout_in_progress' });
});

test('a cart that has not been priced, or whose prices have expired, is quoted and not frozen', async () => {
  const unpriced = await aShopperWith(shop, ['BOLT']);
  const expired = await aPricedCart();
  await sql`update cart set price_valid_until = now() - interval '1 second', version = version + 1 where cart_id = ${expired.cartId}`.execute(
    shop.deps.db,
  );

  expect((await freeze(unpriced.cartId, unpriced.shopper)).issues).toMatchObject([{ code: 'not_priced' }]);
  expect((await freeze(expired.cartId, expired.shopper)).issues).toMatchObject([{ code: 'price_expired' }]);
  for (const { add } of [unpriced, expired]) await expect(add('NUT')).resolves.toBeDefined();
});

test('a cart with a product that has no price for the customer is refused', async () => {
  shop.catalog.products.set('SPECIAL', { unitPrice: '', listUnitPrice: '', priceSource: 'PRICE_SOURCE_UNSPECIFIED' });
  const { shopper, cartId } = await aPricedCart(['BOLT', 'SPECIAL']);

  await expect(freeze(cartId, shopper)).rejects.toMatchObject({ reason: 'price_unavailable' });
});

/** A priced cart with a promotion of ten percent. */
async function aCartWithPromotion(limits: { limitTotal?: number; limitPerCustomer?: number } = {}) {
  const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT']);
  const code = { skus: [], categories: [], priority: 0, combinable: false, description: 'Ten percent' };
  await createPromotion(shop.deps)({ promotion: { ...code, code: 'TEN', kind: 'percent', value: '10', ...limits } }, shopper);
  await applyPromotion(shop.deps)({ cartId, code: 'TEN' }, shopper);
  await price();
  return { shopper, cartId };
}

test('a cart with a promotion is quoted, so that its discount is compared too', async () => {
  const { shopper, cartId } = await aCartWithPromotion();
  shop.catalog.products.set('BOLT', { unitPrice: '11.00' });

  expect((await freeze(cartId, shopper)).issues).toMatchObject([{ code: 'price_moved' }]);
});

test.each([{ limitTotal: 1 }, { limitPerCustomer: 1 }])(
  'a comparison for the checkout that has frozen the cart does not count its own use of a promotion with %j, and one for another checkout does',
  async (limits) => {
    const { shopper, cartId } = await aCartWithPromotion(limits);
    const checkoutId = newId();
    await freeze(cartId, shopper, { checkoutId });

    const own = await freeze(cartId, shopper, { checkoutId, dryRun: true });
    await sql`update cart set frozen_by = null, frozen_until = null where cart_id = ${cartId}`.execute(shop.deps.db);
    const other = await freeze(cartId, shopper, { dryRun: true });

    expect(own.issues).toEqual([]);
    expect(other.issues).toMatchObject([{ code: 'price_moved' }, { code: 'price_moved' }]);
    await sql`update cart set frozen_by = ${checkoutId}, frozen_until = now() + interval '1 minute' where cart_id = ${cartId}`.execute(
      shop.deps.db,
    );
  },
);

test('a cart that changes at the same time is either frozen as it was priced or not frozen', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { shopper, cartId, add, read } = await aPricedCart(['BOLT']);
    const [frozen, added] = await Promise.allSettled([freeze(cartId, shopper), add('NUT')]);

    if (frozen.status === 'rejected') throw frozen.reason;
    const isFrozen = frozen.value.issues?.length === 0;
    expect(added.status).toBe(isFrozen ? 'rejected' : 'fulfilled');
    expect((await read()).cart?.lines).toHaveLength(isFrozen ? 1 : 2);
    if (!isFrozen) expect(frozen.value.issues).toMatchObject([{ code: 'not_priced' }]);
  }
});

test('a repeated freeze returns the same response until the checkout is canceled', async () => {
  const { shopper, cartId } = await aPricedCart();
  const checkoutId = newId();
  const first = await freeze(cartId, shopper, { checkoutId });
  shop.catalog.products.set('BOLT', { unitPrice: '99.00' });

  expect(await freeze(cartId, shopper, { checkoutId })).toEqual(first);
  await unfreezeCart(shop.deps)({ cartId, checkoutId }, shopper);
  await expect(freeze(cartId, shopper, { checkoutId })).rejects.toMatchObject({ reason: 'checkout_cancelled' });
});
