import { describe, expect, test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import { aPromotion, counted, minutesLater, NOW } from '../testing/builders.ts';
import { evaluatePromotions } from './evaluate-promotions.ts';
import type { DiscountableLine } from './promotion-discount.ts';
import { type CountedPromotion, isPromotionCode, nextChangeOf, type Promotion, promotionCode } from './promotion.ts';

const line = (sku: string, quantity: number, unitPrice: string, categoryIds: string[] = []): DiscountableLine => {
  const lineSubtotal = new Decimal(unitPrice).times(quantity);
  return {
    lineId: sku,
    sku,
    categoryIds,
    quantity: new Decimal(quantity),
    unitPrice: new Decimal(unitPrice),
    lineSubtotal,
    remaining: lineSubtotal,
  };
};
const evaluate = (promotions: readonly CountedPromotion[], lines: readonly DiscountableLine[]) =>
  evaluatePromotions(promotions, lines, { currency: 'JMD', now: NOW });

/** The discount of each line, and the reason of each refusal. */
function reduced(promotions: readonly Promotion[], lines: readonly DiscountableLine[]) {
  const { outcomes, remaining } = evaluate(
    promotions.map((each) => counted(each)),
    lines,
  );
  const off = Object.fromEntries(lines.map(({ lineId, lineSubtotal }) => [lineId, String(lineSubtotal.minus(remaining.get(lineId) ?? 0))]));
  return { off, refusals: Object.fromEntries(outcomes.map(({ promotion, refusal }) => [promotion.code, refusal])) };
}

describe('the kinds of promotions', () => {
  const pads = line('PADS', 2, '30.00', ['brakes']);
  const oil = line('OIL', 1, '40.00', ['fluids']);

  test('a percentage applies to the whole order', () => {
    expect(reduced([aPromotion({ kind: 'percent', value: 10 })], [pads, oil]).off).toEqual({ PADS: '6', OIL: '4' });
  });

  test('an amount is allocated in proportion, by largest remainder', () => {
    const lines = [line('A', 1, '10.00'), line('B', 1, '10.00'), line('C', 1, '10.00')];

    expect(reduced([aPromotion({ kind: 'amount', value: 10 })], lines).off).toEqual({ A: '3.34', B: '3.33', C: '3.33' });
  });

  test('an amount is limited to the price of the lines', () => {
    expect(reduced([aPromotion({ kind: 'amount', value: 500 })], [pads, oil]).off).toEqual({ PADS: '60', OIL: '40' });
  });

  test('only the selected products and categories are discounted', () => {
    expect(reduced([aPromotion({ kind: 'percent', value: 50, skus: ['OIL'] })], [pads, oil]).off).toEqual({ PADS: '0', OIL: '20' });
    expect(reduced([aPromotion({ kind: 'percent', value: 50, categoryIds: ['brakes'] })], [pads, oil]).off).toEqual({
      PADS: '30',
      OIL: '0',
    });
  });

  test.each(['OIL ', '\u00a0OIL', 'O\u200bIL', 'OI\u00adL', 'OIL\ufeff'])('%j selects the product', (sku) => {
    expect(reduced([aPromotion({ kind: 'percent', value: 50, skus: [sku] })], [pads, oil]).off).toEqual({ PADS: '0', OIL: '20' });
  });

  test('a fixed price replaces the unit price', () => {
    expect(reduced([aPromotion({ kind: 'fixed_price', value: 25, skus: ['PADS'] })], [pads, oil]).off).toEqual({ PADS: '10', OIL: '0' });
  });

  test('a fixed price above the current one is not eligible', () => {
    expect(reduced([aPromotion({ kind: 'fixed_price', value: 35, skus: ['PADS'] })], [pads]).refusals).toEqual({
      SAVE: 'promo_not_eligible',
    });
  });

  test('buy two get one makes the cheapest of every three pieces free', () => {
    const promotion = aPromotion({ kind: 'buy_x_get_y', buyQuantity: 2, getQuantity: 1 });

    expect(reduced([promotion], [line('DEAR', 4, '50.00'), line('CHEAP', 2, '20.00')]).off).toEqual({ DEAR: '0', CHEAP: '40' });
    expect(reduced([promotion], [line('DEAR', 2, '50.00')]).refusals).toEqual({ SAVE: 'promo_not_eligible' });
  });

  test('the discounted pieces can be half price instead of free', () => {
    const promotion = aPromotion({ kind: 'buy_x_get_y', buyQuantity: 1, getQuantity: 1, value: 50 });

    expect(reduced([promotion], [line('A', 2, '9.99')]).off).toEqual({ A: '5' });
  });

  test('free shipping does not discount the lines', () => {
    const { freeShipping, remaining } = evaluate([counted(aPromotion({ kind: 'free_shipping' }))], [oil]);

    expect(freeShipping).toBe(true);
    expect(String(remaining.get('OIL'))).toBe('40');
    const [free, tenth] = [aPromotion({ code: 'FREE', kind: 'free_shipping' }), aPromotion({ value: 10 })];
    const isFree = (...promotions: Promotion[]) =>
      evaluate(
        promotions.map((each) => counted(each)),
        [oil],
      ).freeShipping;
    expect([isFree(tenth, free), isFree(tenth), isFree({ ...free, skus: ['PADS'] }), isFree()]).toEqual([true, false, false, false]);
  });

  test('a promotion of a product and a category covers nothing else', () => {
    expect(reduced([aPromotion({ value: 50, skus: ['OIL'], categoryIds: ['tires'] })], [pads, oil]).off).toEqual({ PADS: '0', OIL: '20' });
  });

  test.each([
    [null, 1, { A: '0' }],
    [1, null, { A: '0' }],
    [2, 2, { A: '20' }],
  ])('buying %s to get %s reduces four pieces', (buyQuantity, getQuantity, off) => {
    expect(reduced([aPromotion({ kind: 'buy_x_get_y', buyQuantity, getQuantity })], [line('A', 4, '10.00')]).off).toEqual(off);
  });
});

describe('several promotions', () => {
  const lines = [line('A', 1, '100.00')];
  const first = aPromotion({ code: 'FIRST', kind: 'amount', value: 20, priority: 2 });
  const second = aPromotion({ code: 'SECOND', kind: 'percent', value: 10, priority: 1 });

  test('promotions apply in order of priority, each to the remaining amount', () => {
    expect(reduced([second, first], lines).off).toEqual({ A: '28' });
  });

  test('the free units of an offer discount what remains of those units', () => {
    const half = aPromotion({ code: 'HALF', kind: 'percent', value: 50, priority: 9 });
    const oneFree = aPromotion({ code: 'FREE', kind: 'buy_x_get_y', buyQuantity: 1, getQuantity: 1 });

    expect(reduced([half, oneFree], [line('A', 2, '100.00')]).off).toEqual({ A: '150' });
    expect(reduced([{ ...half, priority: -9 }, oneFree], [line('A', 2, '100.00')]).off).toEqual({ A: '150' });
    expect(reduced([half, { ...oneFree, value: new Decimal(50) }], [line('A', 3, '0.33')]).off).toEqual({ A: '0.58' });
  });

  test.each<[string, readonly Parameters<typeof aPromotion>[0][], string]>([
    [
      'half off, then one of two free',
      [
        { kind: 'percent', value: 50, priority: 10 },
        { kind: 'buy_x_get_y', priority: 1 },
      ],
      '5',
    ],
    [
      'a fixed price, then one of two free',
      [
        { kind: 'fixed_price', value: 6, priority: 10 },
        { kind: 'buy_x_get_y', priority: 1 },
      ],
      '6',
    ],
    [
      'half off, then a fixed price above that',
      [
        { kind: 'percent', value: 50, priority: 9 },
        { kind: 'fixed_price', value: 6 },
      ],
      '10',
    ],
    [
      'one of two free, then half off',
      [
        { kind: 'buy_x_get_y', priority: 10 },
        { kind: 'percent', value: 50, priority: 1 },
      ],
      '5',
    ],
    [
      'a fixed price, then half off',
      [
        { kind: 'fixed_price', value: 6, priority: 9 },
        { kind: 'percent', value: 50 },
      ],
      '6',
    ],
    ['an amount off, then one of two free', [{ kind: 'amount', value: 4, priority: 9 }, { kind: 'buy_x_get_y' }], '8'],
    ['all off, then one of two free', [{ kind: 'percent', value: 100, priority: 9 }, { kind: 'buy_x_get_y' }], '0'],
    [
      'half off twice, then a fixed price',
      [
        { kind: 'percent', value: 50, priority: 9 },
        { kind: 'percent', value: 50, priority: 8 },
        { kind: 'fixed_price', value: 2 },
      ],
      '4',
    ],
  ])('two at 10 with %s', (_what, given, total) => {
    const promotions = given.map((each, index) => aPromotion({ code: `CODE-${index}`, buyQuantity: 1, getQuantity: 1, ...each }));

    expect(20 - Number(reduced(promotions, [line('A', 2, '10.00')]).off.A)).toBe(Number(total));
  });

  test('a fixed price is what remains, and only if it is lower', () => {
    const tenth = aPromotion({ code: 'TENTH', kind: 'percent', value: 10, priority: 9 });
    const fixed = (value: number) => aPromotion({ code: 'FIXED', kind: 'fixed_price', value });

    expect(reduced([tenth, fixed(80)], lines).off).toEqual({ A: '20' });
    expect(reduced([tenth, fixed(90)], lines)).toEqual({ off: { A: '10' }, refusals: { TENTH: null, FIXED: 'promo_not_eligible' } });
    expect(reduced([tenth, { ...fixed(80), priority: 10 }], lines).off).toEqual({ A: '28' });
  });

  test('a promotion that is not combinable excludes later ones', () => {
    expect(reduced([{ ...first, combinable: false }, second], lines)).toEqual({
      off: { A: '20' },
      refusals: { FIRST: null, SECOND: 'promo_not_combinable' },
    });
  });

  test('a promotion that is not combinable does not apply after another', () => {
    expect(reduced([first, { ...second, combinable: false }], lines)).toEqual({
      off: { A: '20' },
      refusals: { FIRST: null, SECOND: 'promo_not_combinable' },
    });
  });
});

describe('the terms of a promotion', () => {
  const lines = [line('A', 1, '100.00')];
  const refusal = (each: CountedPromotion) => evaluate([each], lines).outcomes[0]?.refusal;

  test.each<[string, CountedPromotion, string | null]>([
    ['an end in the past', counted(aPromotion({ value: 10, endsAt: NOW })), 'promo_expired'],
    ['an end in the future', counted(aPromotion({ value: 10, endsAt: minutesLater(1) })), null],
    ['a start in the past', counted(aPromotion({ value: 10, startsAt: minutesLater(-1) })), null],
    ['a start now', counted(aPromotion({ value: 10, startsAt: NOW })), null],
    ['a start in the future', counted(aPromotion({ value: 10, startsAt: minutesLater(1) })), 'promo_not_eligible'],
    ['an unmet minimum', counted(aPromotion({ value: 10, minSubtotal: 100.01 })), 'promo_not_eligible'],
    ['a met minimum', counted(aPromotion({ value: 10, minSubtotal: 100 })), null],
    ['none of its products in the cart', counted(aPromotion({ value: 10, skus: ['B'] })), 'promo_not_eligible'],
    ['no uses left in total', counted(aPromotion({ value: 10, limitTotal: 3 }), 3), 'promo_limit_reached'],
    ['one use left in total', counted(aPromotion({ value: 10, limitTotal: 3 }), 2), null],
    ['no uses left for the customer', counted(aPromotion({ value: 10, limitPerCustomer: 1 }), 1, 1), 'promo_limit_reached'],
    ['uses of other customers only', counted(aPromotion({ value: 10, limitPerCustomer: 1 }), 5, 0), null],
  ])('a promotion with %s is refused or accepted accordingly', (_what, each, expected) => {
    expect(refusal(each)).toBe(expected);
  });
});

test.each(['skus', 'categoryIds'] as const)('the %s of a promotion are not read again for each line', (targets) => {
  const [few, many] = [1, 100].map((count) => {
    const read = { times: 0 };
    const ids = new Proxy(
      Array.from({ length: 100 }, (_, number) => `other-${number}`),
      {
        get(list, name) {
          read.times += 1;
          return Reflect.get(list, name);
        },
      },
    );
    const lines = Array.from({ length: count }, (_, number) => line(`SKU-${number}`, 1, '10.00', [`category-${number}`]));
    evaluate([counted(aPromotion({ kind: 'percent', value: 10, [targets]: ids }))], lines);
    return read.times;
  });

  expect(many).toBe(few);
});

test('the next change of a promotion is its start or its end, if it is later', () => {
  const [soon, later] = [minutesLater(1), minutesLater(2)];
  const next = (startsAt: Date | null, endsAt: Date | null) => nextChangeOf(aPromotion({ startsAt, endsAt }), NOW);

  expect([next(soon, later), next(later, soon), next(NOW, later), next(minutesLater(-1), NOW), next(null, null)]).toEqual([
    soon,
    soon,
    later,
    null,
    null,
  ]);
});

test('a code has 1 to 64 letters, digits, hyphens, and underscores, and begins with a letter or digit', () => {
  expect(['A', '9-_Z', 'X'.repeat(64)].every(isPromotionCode)).toBe(true);
  expect(['', '-A', 'A B', 'a', 'AB!', '!AB', 'X'.repeat(65)].some(isPromotionCode)).toBe(false);
  expect(promotionCode(' save10 ')).toBe('SAVE10');
});
