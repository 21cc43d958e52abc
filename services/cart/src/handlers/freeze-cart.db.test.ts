import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Caller, newId } from '@storefront/rpc';
import { aShopperWith, type LittleShop, startLittleShop } from '../testing/little-shop.ts';
import { freezeCart } from './freeze-cart.ts';

let shop: LittleShop;
beforeEach(async () => {
  shop = await startLittleShop();
});
afterEach(() => shop.close());

describe('freezing', () => {
  const freeze = async (cartId: string, shopper: Caller, given: { dryRun?: boolean; checkoutId?: string } = {}) =>
    freezeCart(shop.deps)({ cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false, ...given }, shopper);

  test('a priced cart answers it with the store’s tax rate and no issues', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT']);
    await price();

    const { cart, issues, gctRate, freeShipping } = await freeze(cartId, shopper);

    expect([issues, gctRate, freeShipping, cart?.total, cart?.lines?.[0]?.description]).toEqual([[], '0.15', false, '11.50', 'A BOLT']);
  });

  test('the same checkout again answers the same, although the catalog has moved on', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT']);
    await price();
    const checkoutId = newId();
    const first = await freeze(cartId, shopper, { checkoutId });
    shop.catalog.products.set('BOLT', { unitPrice: '99.00' });

    const second = await freeze(cartId, shopper, { checkoutId });

    expect(second).toEqual(first);
  });

  test('a price that moved is an issue and freezes nothing', async () => {
    const { shopper, cartId, price, add } = await aShopperWith(shop, ['BOLT']);
    await price();
    shop.catalog.products.set('BOLT', { unitPrice: '10.50' });

    const { issues } = await freeze(cartId, shopper);

    expect(issues?.map(({ code, sku }) => [code, sku])).toEqual([['price_moved', 'BOLT']]);
    await expect(add('NUT')).resolves.toBeDefined();
  });

  test('a cart that was never priced is an issue', async () => {
    const { shopper, cartId } = await aShopperWith(shop, ['BOLT']);

    expect((await freeze(cartId, shopper)).issues?.map(({ code }) => code)).toEqual(['not_priced']);
  });

  test('a dry run bars nothing, and an empty cart is refused', async () => {
    const { shopper, cartId, price, add } = await aShopperWith(shop, ['BOLT']);
    await price();

    expect((await freeze(cartId, shopper, { dryRun: true, checkoutId: '' })).issues).toEqual([]);
    await expect(add('NUT')).resolves.toBeDefined();
    const empty = await aShopperWith(shop, []);
    for (const dryRun of [true, false]) {
      await expect(freeze(empty.cartId, empty.shopper, { dryRun })).rejects.toEqual(expect.objectContaining({ reason: 'cart_empty' }));
    }
  });
});
