import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { Decimal } from '@storefront/money';
import { type Caller, newId } from '@storefront/rpc';
import { invariants } from '../store/invariants.ts';
import { aShopperWith, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { freezeCart } from './freeze-cart.ts';
import { priceCart } from './price-cart.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

describe('freezing', () => {
  const freeze = async (cartId: string, shopper: Caller, given: { dryRun?: boolean; checkoutId?: string } = {}) =>
    freezeCart(shop.deps)({ cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false, withoutShipping: false, ...given }, shopper);

  test('freezing a priced cart returns it with the store’s tax rate and without issues', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT']);
    await price();

    const { cart, issues, gctRate, freeShipping } = await freeze(cartId, shopper);

    expect([issues, gctRate, freeShipping, cart?.total, cart?.lines?.[0]?.description]).toEqual([[], '0.15', false, '11.50', 'A BOLT']);
  });

  test('a repeated freeze returns the same response even if prices have changed', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT']);
    await price();
    const checkoutId = newId();
    const first = await freeze(cartId, shopper, { checkoutId });
    shop.catalog.products.set('BOLT', { unitPrice: '99.00' });

    const second = await freeze(cartId, shopper, { checkoutId });

    expect(second).toEqual(first);
  });

  test('a changed price is an issue of a dry run', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT']);
    await price();
    shop.catalog.products.set('BOLT', { unitPrice: '10.50' });

    const { issues } = await freeze(cartId, shopper, { dryRun: true });

    expect(issues?.map(({ code, sku }) => [code, sku])).toEqual([['price_moved', 'BOLT']]);
  });

  test('a price that has changed is an issue although the shopper is still shown the old one', async () => {
    const { shopper, cartId } = await aShopperWith(shop, ['BOLT']);
    const { quotes } = await shop.deps.quoteLines([{ sku: 'BOLT', quantity: new Decimal(1) }], shopper);
    const outdated = { ...shop.deps, quoteLines: async () => ({ quotes, pricesChangeAt: null }) };
    shop.catalog.products.set('BOLT', { unitPrice: '10.50' });
    expect((await priceCart(outdated)({ cartId }, shopper)).cart?.subtotal).toBe('10.00');

    const request = { cartId, checkoutId: newId(), holdSeconds: 60, dryRun: true, withoutShipping: false };
    const { issues } = await freezeCart(outdated)(request, shopper);
    expect(issues?.map(({ code, sku }) => [code, sku])).toEqual([['price_moved', 'BOLT']]);
  });

  test('freezing a cart without prices returns an issue', async () => {
    const { shopper, cartId } = await aShopperWith(shop, ['BOLT']);

    expect((await freeze(cartId, shopper)).issues?.map(({ code }) => code)).toEqual(['not_priced']);
  });

  test('a product without a price is refused, priced or not, in a dry run too, and the cart is not frozen', async () => {
    shop.catalog.products.set('SPECIAL', { unitPrice: '', listUnitPrice: '', priceSource: 'PRICE_SOURCE_UNSPECIFIED' });
    const { shopper, cartId, price, add } = await aShopperWith(shop, ['BOLT', 'SPECIAL']);
    const refusal = expect.objectContaining({
      reason: 'price_unavailable',
      details: [expect.objectContaining({ field: 'lines.1', sku: 'SPECIAL', code: 'price_unavailable' })],
    });

    await expect(freeze(cartId, shopper)).rejects.toEqual(refusal);
    const priced = await price();
    for (const dryRun of [true, false]) await expect(freeze(cartId, shopper, { dryRun })).rejects.toEqual(refusal);

    expect(priced.cart).toMatchObject({ warnings: [{ code: 'price_unavailable', lineId: priced.cart?.lines?.[1]?.id }] });
    expect([priced.cart?.total, priced.cart?.subtotal, priced.cart?.lines?.[1]?.unitPrice]).toEqual([undefined, undefined, undefined]);
    expect(priced.cart?.lines?.[0]).toMatchObject({ unitPrice: '10.00', lineTotal: '11.50' });
    await expect(add('NUT')).resolves.toBeDefined();
    expect(await violatedInvariants(shop.deps.db, invariants)).toEqual([]);
  });

  test('a contract price is frozen without a list price', async () => {
    shop.catalog.products.set('SPECIAL', { unitPrice: '8.00', listUnitPrice: '', priceSource: 'CONTRACT' });
    const { shopper, cartId, price } = await aShopperWith(shop, ['SPECIAL']);
    await price();

    const { cart, issues } = await freeze(cartId, shopper);

    expect(issues).toEqual([]);
    expect(cart).toMatchObject({ total: '9.20', lines: [{ unitPrice: '8.00', priceSource: 'CONTRACT' }] });
    expect(cart?.lines?.[0]?.listUnitPrice).toBeUndefined();
    expect(await violatedInvariants(shop.deps.db, invariants)).toEqual([]);
  });

  test('a dry run does not freeze the cart, and an empty cart is rejected', async () => {
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
