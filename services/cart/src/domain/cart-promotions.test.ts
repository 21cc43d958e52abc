import { describe, expect, test } from '@jest/globals';
import { aCart, aLine, anOffer, aPromotion, aQuote, counted, NOW, withCodes } from '../testing/builders.ts';
import { withoutPromotion, withPromotion } from './cart-promotions.ts';
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
const refusedFor = (reason: string) => expect.objectContaining({ code: 'validation_error', reason });

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

  test('a promotion in the cart that no longer applies does not block another one', () => {
    const over = aPromotion({ code: 'OVER', value: 10, combinable: false, endsAt: NOW });

    expect(apply(withCodes(cart, [over]), save, [over]).promotions).toHaveLength(2);
  });
});

test('only a promotion in the cart can be removed', () => {
  const applied = apply(cart, save);

  expect(withoutPromotion(applied, 'SAVE').promotions).toEqual([]);
  expect(() => withoutPromotion(applied, 'OTHER')).toThrow(expect.objectContaining({ code: 'not_found' }));
});
