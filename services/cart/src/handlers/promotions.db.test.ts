import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { aShopper } from '../testing/callers.ts';
import { aShopperWith, type LittleShop, startLittleShop } from '../testing/little-shop.ts';
import { applyPromotion } from './apply-promotion.ts';
import { createPromotion } from './create-promotion.ts';
import { endPromotion } from './end-promotion.ts';
import { freezeCart } from './freeze-cart.ts';
import { listPromotions } from './list-promotions.ts';
import { removePromotion } from './remove-promotion.ts';

let shop: LittleShop;
beforeEach(async () => {
  shop = await startLittleShop();
});
afterEach(() => shop.close());

const aCode = (given: { code: string; kind?: string; value?: string | undefined; limitTotal?: number; categories?: string[] }) => ({
  promotion: { kind: 'percent', value: '10', skus: [], categories: [], priority: 0, combinable: true, description: 'Saves', ...given },
});

describe('promotions', () => {
  test('take effect with the next pricing and go when they are taken off', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT', 'NUT']);
    await createPromotion(shop.deps)(aCode({ code: 'Spring-10' }), shopper);

    const { cart: applied } = await applyPromotion(shop.deps)({ cartId, code: ' spring-10 ' }, shopper);
    const { cart: priced } = await price();
    const { cart: without } = await removePromotion(shop.deps)({ cartId, code: 'spring-10' }, shopper);

    expect(applied?.promotions).toEqual([{ code: 'SPRING-10', status: 'APPLIED', description: 'Saves', discountAmount: undefined }]);
    expect([priced?.discountTotal, priced?.promotions?.[0]?.discountAmount, priced?.total]).toEqual(['1.25', '1.25', '12.94']);
    expect([without?.promotions, without?.total]).toEqual([[], undefined]);
  });

  test('of a category named by its path reduce what is in it', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT', 'NUT']);
    shop.catalog.products.set('BOLT', { categoryIds: ['id-bolts', 'id-fixings'] });
    await createPromotion(shop.deps)(aCode({ code: 'BOLTS', categories: ['fixings/bolts'] }), shopper);
    await applyPromotion(shop.deps)({ cartId, code: 'BOLTS' }, shopper);

    expect((await price()).cart?.lines?.map(({ discountAmount }) => discountAmount)).toEqual(['1.00', '0.00']);
    await expect(createPromotion(shop.deps)(aCode({ code: 'NOWHERE', categories: ['nuts'] }), shopper)).rejects.toEqual(
      expect.objectContaining({ code: 'validation_error' }),
    );
  });

  test('are refused for the reasons of the contract', async () => {
    const { shopper, cartId } = await aShopperWith(shop, ['BOLT']);
    await createPromotion(shop.deps)(aCode({ code: 'OVER' }), shopper);
    await endPromotion(shop.deps)({ code: 'over' }, shopper);

    for (const [code, reason] of [
      ['NOBODY', 'promo_not_found'],
      ['a\u0000b', 'promo_not_found'],
      ['OVER', 'promo_expired'],
    ] as const) {
      await expect(applyPromotion(shop.deps)({ cartId, code }, shopper)).rejects.toEqual(
        expect.objectContaining({ code: 'validation_error', reason }),
      );
    }
  });

  test.each([
    ['', 'percent', []],
    [', also where another one gives the same', 'free_shipping', ['TWIN']],
  ])('that somebody else used up since the pricing are an issue of the freeze%s', async (_where, kind, twins) => {
    const first = await aShopperWith(shop, ['BOLT']);
    const value = kind === 'percent' ? '10' : undefined;
    await createPromotion(shop.deps)(aCode({ code: 'ONE', kind, value, limitTotal: 1 }), first.shopper);
    for (const code of twins) await createPromotion(shop.deps)(aCode({ code, kind, value }), first.shopper);
    const second = await aShopperWith(shop, ['BOLT'], { ...first.shopper, customerId: newId() });
    for (const { cartId, shopper, price } of [first, second]) {
      for (const code of ['ONE', ...twins]) await applyPromotion(shop.deps)({ cartId, code }, shopper);
      await price();
    }
    const freeze = (each: Pick<typeof first, 'shopper' | 'cartId'>) =>
      freezeCart(shop.deps)({ cartId: each.cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false }, each.shopper);

    const [taken, refused] = [await freeze(first), await freeze(second)];

    expect(taken.issues).toEqual([]);
    expect(refused.issues?.at(-1)).toMatchObject({ code: 'price_moved', detail: 'The promotion ONE no longer applies.' });
  });

  test('are listed with their uses to their own store, the newest first', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT']);
    for (const code of ['C-OLD', 'B-USED', 'A-NEW']) await createPromotion(shop.deps)(aCode({ code, limitTotal: 5 }), shopper);
    await endPromotion(shop.deps)({ code: 'C-OLD' }, shopper);
    await applyPromotion(shop.deps)({ cartId, code: 'B-USED' }, shopper);
    await price();
    await freezeCart(shop.deps)({ cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false }, shopper);

    const { promotions = [], total } = await listPromotions(shop.deps)({ limit: 2, offset: 0 }, shopper);
    const rest = await listPromotions(shop.deps)({ limit: 2, offset: 2 }, shopper);

    expect(promotions.map(({ promotion, useCount }) => [promotion?.code, promotion?.limitTotal, useCount])).toEqual([
      ['A-NEW', 5, 0],
      ['B-USED', 5, 1],
    ]);
    expect([total, rest.promotions?.[0]?.promotion]).toEqual([3, expect.objectContaining({ code: 'C-OLD', endsAt: expect.any(String) })]);
    expect(await listPromotions(shop.deps)({ limit: 0, offset: 0 }, aShopper())).toEqual({ promotions: [], total: 0 });
  });

  test('that make no sense are refused with every fault', async () => {
    const nonsense = { promotion: { ...aCode({ code: 'no spaces', kind: 'percent', value: '101' }).promotion, startsAt: 'soon' } };

    await expect(createPromotion(shop.deps)(nonsense, aShopper())).rejects.toEqual(
      expect.objectContaining({ details: ['starts_at', 'code', 'value'].map((field) => expect.objectContaining({ field })) }),
    );
  });
});
