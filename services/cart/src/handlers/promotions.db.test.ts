import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { atStoreTime } from '@storefront/store-clock';
import { sql } from 'kysely';
import { aShopper } from '../testing/callers.ts';
import { aShopperWith, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { applyPromotion, removePromotion } from './apply-promotion.ts';
import { freezeCart } from './freeze-cart.ts';
import { createPromotion, endPromotion, listPromotions } from './promotions.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

type Code = {
  code: string;
  kind?: string;
  value?: string | undefined;
  limitTotal?: number;
  limitPerCustomer?: number;
  categories?: string[];
  endsAt?: string;
};
const aCode = (given: Code) => ({
  promotion: { kind: 'percent', value: '10', skus: [], categories: [], priority: 0, combinable: true, description: 'Saves', ...given },
});

describe('promotions', () => {
  test.each([
    [{ minSubtotal: '99.999' }, 'min_subtotal'],
    [{ kind: 'amount', value: '33.335' }, 'value'],
    [{ kind: 'fixed_price', value: '33.335', skus: ['BOLT'] }, 'value'],
  ])('the amounts of %j are refused with more decimals than the currency', async (given, field) => {
    const { shopper } = await aShopperWith(shop, []);
    const { promotion } = aCode({ code: 'EXACT' });
    const detail = 'must have at most 2 decimals';

    await expect(createPromotion(shop.deps)({ promotion: { ...promotion, ...given } }, shopper)).rejects.toEqual(
      expect.objectContaining({ code: 'validation_error', details: [expect.objectContaining({ field, detail })] }),
    );
    await expect(createPromotion(shop.deps)({ promotion: { ...promotion, value: '33.335' } }, shopper)).resolves.toBeDefined();
  });

  test('a promotion takes effect at the next pricing, until it is removed', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT', 'NUT']);
    await createPromotion(shop.deps)(aCode({ code: 'Spring-10' }), shopper);

    const { cart: applied } = await applyPromotion(shop.deps)({ cartId, code: ' spring-10 ' }, shopper);
    const { cart: priced } = await price();
    const { cart: without } = await removePromotion(shop.deps)({ cartId, code: 'spring-10' }, shopper);

    expect(applied?.promotions).toEqual([{ code: 'SPRING-10', status: 'APPLIED', description: 'Saves', discountAmount: undefined }]);
    expect([priced?.discountTotal, priced?.promotions?.[0]?.discountAmount, priced?.total]).toEqual(['1.25', '1.25', '12.94']);
    expect([without?.promotions, without?.total]).toEqual([[], undefined]);
  });

  test('a promotion for a category given by path discounts the lines in it', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT', 'NUT']);
    shop.catalog.products.set('BOLT', { categoryIds: ['id-bolts', 'id-fixings'] });
    await createPromotion(shop.deps)(aCode({ code: 'BOLTS', categories: ['fixings/bolts'] }), shopper);
    await applyPromotion(shop.deps)({ cartId, code: 'BOLTS' }, shopper);

    expect((await price()).cart?.lines?.map(({ discountAmount }) => discountAmount)).toEqual(['1.00', '0.00']);
    await expect(createPromotion(shop.deps)(aCode({ code: 'NOWHERE', categories: ['nuts'] }), shopper)).rejects.toEqual(
      expect.objectContaining({ code: 'validation_error' }),
    );
  });

  test('an unknown or ended promotion is rejected with the contract’s reason', async () => {
    const { shopper, cartId } = await aShopperWith(shop, ['BOLT']);
    await createPromotion(shop.deps)(aCode({ code: 'OVER' }), shopper);
    await endPromotion(shop.deps)({ code: 'over' }, shopper);

    for (const [code, reason] of [
      ['UNKNOWN', 'promo_not_found'],
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
    [', even if another one has the same effect', 'free_shipping', ['TWIN']],
  ])('a promotion that reached its limit after the pricing is an issue of the freeze%s', async (_where, kind, twins) => {
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
      freezeCart(shop.deps)(
        { cartId: each.cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false, withoutShipping: false },
        each.shopper,
      );

    const [taken, refused] = [await freeze(first), await freeze(second)];

    expect(taken.issues).toEqual([]);
    expect(refused.issues?.at(-1)).toMatchObject({ code: 'price_moved', detail: 'The promotion ONE no longer applies.' });
  });

  test('an order without shipping neither uses up nor names a promotion with free shipping', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT']);
    for (const [code, kind, value] of [
      ['SHIP', 'free_shipping', undefined],
      ['TEN', 'percent', '10'],
    ] as const) {
      await createPromotion(shop.deps)(aCode({ code, kind, value }), shopper);
      await applyPromotion(shop.deps)({ cartId, code }, shopper);
    }
    await price();
    const freeze = (given: { withoutShipping: boolean; dryRun: boolean }) =>
      freezeCart(shop.deps)({ cartId, checkoutId: newId(), holdSeconds: 60, ...given }, shopper);
    const codesOf = async (freezing: ReturnType<typeof freeze>) => (await freezing).cart?.promotions?.map(({ code }) => code);

    expect(await codesOf(freeze({ withoutShipping: false, dryRun: true }))).toEqual(['SHIP', 'TEN']);
    expect(await codesOf(freeze({ withoutShipping: true, dryRun: false }))).toEqual(['TEN']);

    const { promotions = [] } = await listPromotions(shop.deps)({ keyset: { limit: 10 } }, shopper);
    expect(promotions.map(({ promotion, useCount }) => [promotion?.code, useCount])).toEqual([
      ['TEN', 1],
      ['SHIP', 0],
    ]);
  });

  test('a promotion that has ended, by command or by its own time, ends again without an effect', async () => {
    const { shopper } = await aShopperWith(shop, []);
    for (const code of ['NOW', 'THEN']) await createPromotion(shop.deps)(aCode({ code, endsAt: '2099-01-01T00:00:00.000Z' }), shopper);
    await sql`update promotion set ends_at = now() - interval '1 day' where code = 'THEN'`.execute(shop.deps.db);
    const endsOf = async () => {
      const { promotions = [] } = await listPromotions(shop.deps)({ keyset: { limit: 10 } }, shopper);
      return Object.fromEntries(promotions.map(({ promotion }) => [promotion?.code, promotion?.endsAt]));
    };
    const end = async () => {
      for (const code of ['NOW', 'THEN']) await endPromotion(shop.deps)({ code }, shopper);
      return await endsOf();
    };
    const before = await endsOf();

    const ended = await end();

    expect(ended).toEqual({ NOW: expect.not.stringMatching('2099'), THEN: before.THEN });
    expect(await end()).toEqual(ended);
  });

  test('a limit per customer counts the uses of that customer only', async () => {
    const first = await aShopperWith(shop, ['BOLT']);
    await createPromotion(shop.deps)(aCode({ code: 'EACH', limitPerCustomer: 1 }), first.shopper);
    const second = await aShopperWith(shop, ['BOLT'], { ...first.shopper, customerId: newId() });
    const use = async ({ shopper }: typeof first) => {
      const { cartId, price } = await aShopperWith(shop, ['BOLT'], shopper);
      await applyPromotion(shop.deps)({ cartId, code: 'EACH' }, shopper);
      await price();
      const options = { holdSeconds: 60, dryRun: false, withoutShipping: false };
      return (await freezeCart(shop.deps)({ cartId, checkoutId: newId(), ...options }, shopper)).issues;
    };

    expect([await use(first), await use(second)]).toEqual([[], []]);
    for (const each of [first, second]) await expect(use(each)).rejects.toMatchObject({ reason: 'promo_limit_reached' });
  });

  test('promotions are listed with their use counts, newest first, only to their own store', async () => {
    const { shopper, cartId, price } = await aShopperWith(shop, ['BOLT']);
    for (const code of ['C-OLD', 'B-USED', 'A-NEW']) await createPromotion(shop.deps)(aCode({ code, limitTotal: 5 }), shopper);
    await endPromotion(shop.deps)({ code: 'C-OLD' }, shopper);
    await applyPromotion(shop.deps)({ cartId, code: 'B-USED' }, shopper);
    await price();
    await freezeCart(shop.deps)({ cartId, checkoutId: newId(), holdSeconds: 60, dryRun: false, withoutShipping: false }, shopper);

    const { promotions = [], next } = await listPromotions(shop.deps)({ keyset: { limit: 2 } }, shopper);
    const rest = await listPromotions(shop.deps)({ keyset: { limit: 2, after: next } }, shopper);

    expect(promotions.map(({ promotion, useCount }) => [promotion?.code, promotion?.limitTotal, useCount])).toEqual([
      ['A-NEW', 5, 0],
      ['B-USED', 5, 1],
    ]);
    expect(rest.promotions).toMatchObject([{ promotion: { code: 'C-OLD', endsAt: expect.any(String) } }]);
    expect(await listPromotions(shop.deps)({ keyset: { limit: 10 } }, aShopper())).toEqual({ promotions: [], next: undefined });
  });

  test.each([
    [{ startsAt: '2027-02-29' }, 'starts_at'],
    [{ endsAt: '2027-02-29' }, 'ends_at'],
    [{ endsAt: '2100-02-29T10:00:00Z' }, 'ends_at'],
    [{ endsAt: '2027-06-31T00:00:00-05:00' }, 'ends_at'],
    [{ endsAt: '5 apples' }, 'ends_at'],
    [{ endsAt: '2020-01-01' }, 'ends_at'],
    [{ startsAt: '2019-01-01', endsAt: '2020-01-01T00:00:00Z' }, 'ends_at'],
  ])('a promotion with %j can never apply and is refused', async (given, field) => {
    const { promotion } = aCode({ code: 'NEVER' });
    const shopper = aShopper();

    await expect(createPromotion(shop.deps)({ promotion: { ...promotion, ...given } }, shopper)).rejects.toEqual(
      expect.objectContaining({ code: 'validation_error', details: [expect.objectContaining({ field })] }),
    );
    expect(await listPromotions(shop.deps)({ keyset: { limit: 10 } }, shopper)).toEqual({ promotions: [], next: undefined });
  });

  test('a promotion that has ended at the time of a store whose clock is ahead is refused', async () => {
    const create = (days: number) => {
      const endsAt = new Date(Date.now() + days * 86_400_000).toISOString();
      return atStoreTime(10 * 86_400_000, () => createPromotion(shop.deps)(aCode({ code: `IN-${days}`, endsAt }), aShopper()));
    };

    await expect(create(9)).rejects.toMatchObject({ code: 'validation_error', details: [{ field: 'ends_at' }] });
    await expect(create(11)).resolves.toBeDefined();
  });

  test('the SKUs of a promotion that the catalog does not show are returned', async () => {
    const { promotion } = aCode({ code: 'SOME' });

    const { unknownSkus } = await createPromotion(shop.deps)(
      { promotion: { ...promotion, skus: ['BOLT', 'bolt', 'NUT', 'GONE'] } },
      aShopper(),
    );

    expect(unknownSkus).toEqual(['bolt', 'GONE']);
  });

  test('an invalid promotion is rejected with every error', async () => {
    const nonsense = { promotion: { ...aCode({ code: 'no spaces', kind: 'percent', value: '101' }).promotion, startsAt: 'soon' } };

    await expect(createPromotion(shop.deps)(nonsense, aShopper())).rejects.toEqual(
      expect.objectContaining({ details: ['starts_at', 'code', 'value'].map((field) => expect.objectContaining({ field })) }),
    );
  });
});
