import { describe, expect, test } from '@jest/globals';
import { aCart, aLine, anOffer, aPromotion, aQuote, counted, NOW, withCodes } from '../testing/builders.ts';
import { withoutPromotion, withPromotion } from './cart-promotions.ts';
import { withoutPrices } from './cart.ts';
import { priceCart } from './price-cart.ts';
import type { Promotion } from './promotion.ts';

const save = aPromotion({ code: 'SAVE', value: 10 });
const cart = aCart({ lines: [aLine({ quantity: 10 })] });
const apply = (on: typeof cart, added: Promotion, others: readonly Promotion[] = []) =>
  withPromotion(
    on,
    added,
    anOffer(
      on,
      () => aQuote(),
      [added, ...others].map((each) => counted(each)),
    ),
    NOW,
  );
const refusedFor = (reason: string) =>
  expect.objectContaining({ code: 'validation_error', reason, details: [expect.objectContaining({ field: 'code', code: reason })] });

describe('withPromotion', () => {
  test('an eligible promotion is applied, without an amount until the next pricing', () => {
    const priced = priceCart(
      cart,
      anOffer(cart, () => aQuote()),
      NOW,
    );

    const changed = apply(priced, save);

    expect(changed.promotions).toEqual([{ code: 'SAVE', description: 'Saves', status: 'APPLIED', discountAmount: null, reason: null }]);
    expect(changed.pricing).toBeNull();
  });

  test('applying a promotion twice has no further effect', () => {
    const once = apply(cart, save);

    expect(apply(once, save)).toBe(once);
  });

  test('a promotion whose terms are not met is rejected with the reason', () => {
    expect(() => apply(cart, aPromotion({ value: 10, minSubtotal: 1000 }))).toThrow(refusedFor('promo_not_eligible'));
    expect(() => apply(cart, aPromotion({ value: 10, endsAt: NOW }))).toThrow(refusedFor('promo_expired'));
    expect(() => apply(aCart(), save)).toThrow(refusedFor('promo_not_eligible'));
  });

  test('two promotions that cannot be combined are rejected in either order', () => {
    const alone = aPromotion({ code: 'ALONE', value: 10, combinable: false });

    expect(() => apply(withCodes(cart, [save]), alone, [save])).toThrow(refusedFor('promo_not_combinable'));
    expect(() => apply(withCodes(cart, [alone]), save, [alone])).toThrow(refusedFor('promo_not_combinable'));
  });

  test('a promotion that cannot be combined applies alone, and one that can with others, up to 20', () => {
    const other = aPromotion({ code: 'OTHER', value: 5 });
    const many = (count: number) =>
      withCodes(
        cart,
        Array.from({ length: count }, (_, index) => aPromotion({ code: `CODE-${index}` })),
      );

    expect(apply(cart, aPromotion({ value: 10, combinable: false })).promotions).toHaveLength(1);
    expect(apply(withCodes(cart, [save]), other, [save]).promotions.map(({ code }) => code)).toEqual(['SAVE', 'OTHER']);
    expect(apply(many(19), save).promotions).toHaveLength(20);
    expect(() => apply(many(20), save)).toThrow(refusedFor('promo_not_combinable'));
  });

  test('a promotion in the cart that no longer applies does not block another one', () => {
    const over = aPromotion({ code: 'OVER', value: 10, combinable: false, endsAt: NOW });

    expect(apply(withCodes(cart, [over]), save, [over]).promotions).toHaveLength(2);
  });
});

test('only a promotion in the cart can be removed', () => {
  const applied = apply(cart, save);

  expect(withoutPromotion(applied, 'SAVE').promotions).toEqual([]);
  const two = withCodes(cart, [save, aPromotion({ code: 'OTHER' })]);
  expect(withoutPromotion(two, 'SAVE').promotions).toMatchObject([{ code: 'OTHER' }]);
  expect(withoutPrices(two)).toBe(two);
  expect(() => withoutPromotion(applied, 'OTHER')).toThrow(expect.objectContaining({ code: 'not_found' }));
});
