import { describe, expect, test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import { aPromotion, counted, minutesLater, NOW } from '../testing/builders.ts';
import { evaluatePromotions } from './evaluate-promotions.ts';
import type { CountedPromotion, Promotion } from './promotion.ts';
import type { DiscountableLine } from './promotion-discount.ts';

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

/** What each line is reduced by, and the reason of each refusal. */
function reduced(promotions: readonly Promotion[], lines: readonly DiscountableLine[]) {
  const { outcomes, remaining } = evaluate(
    promotions.map((each) => counted(each)),
    lines,
  );
  const off = Object.fromEntries(lines.map(({ lineId, lineSubtotal }) => [lineId, String(lineSubtotal.minus(remaining.get(lineId) ?? 0))]));
  return { off, refusals: Object.fromEntries(outcomes.map(({ promotion, refusal }) => [promotion.code, refusal])) };
}

describe('each kind', () => {
  const pads = line('PADS', 2, '30.00', ['brakes']);
  const oil = line('OIL', 1, '40.00', ['fluids']);

  test('a percentage comes off the whole order', () => {
    expect(reduced([aPromotion({ kind: 'percent', value: 10 })], [pads, oil]).off).toEqual({ PADS: '6', OIL: '4' });
  });

  test('an amount is spread in proportion, the last cent by largest remainder', () => {
    const lines = [line('A', 1, '10.00'), line('B', 1, '10.00'), line('C', 1, '10.00')];

    expect(reduced([aPromotion({ kind: 'amount', value: 10 })], lines).off).toEqual({ A: '3.34', B: '3.33', C: '3.33' });
  });

  test('an amount takes no more than the lines cost', () => {
    expect(reduced([aPromotion({ kind: 'amount', value: 500 })], [pads, oil]).off).toEqual({ PADS: '60', OIL: '40' });
  });

  test('chosen products and categories alone are reduced', () => {
    expect(reduced([aPromotion({ kind: 'percent', value: 50, skus: ['OIL'] })], [pads, oil]).off).toEqual({ PADS: '0', OIL: '20' });
    expect(reduced([aPromotion({ kind: 'percent', value: 50, categoryIds: ['brakes'] })], [pads, oil]).off).toEqual({
      PADS: '30',
      OIL: '0',
    });
  });

  test('a fixed price replaces the price of a piece', () => {
    expect(reduced([aPromotion({ kind: 'fixed_price', value: 25, skus: ['PADS'] })], [pads, oil]).off).toEqual({ PADS: '10', OIL: '0' });
  });

  test('a fixed price above the present one is not worth a use', () => {
    expect(reduced([aPromotion({ kind: 'fixed_price', value: 35, skus: ['PADS'] })], [pads]).refusals).toEqual({
      SAVE: 'promo_not_eligible',
    });
  });

  test('of buy two get one the cheapest of every three pieces is free', () => {
    const promotion = aPromotion({ kind: 'buy_x_get_y', buyQuantity: 2, getQuantity: 1 });

    expect(reduced([promotion], [line('DEAR', 4, '50.00'), line('CHEAP', 2, '20.00')]).off).toEqual({ DEAR: '0', CHEAP: '40' });
    expect(reduced([promotion], [line('DEAR', 2, '50.00')]).refusals).toEqual({ SAVE: 'promo_not_eligible' });
  });

  test('what is got may be half price instead of free', () => {
    const promotion = aPromotion({ kind: 'buy_x_get_y', buyQuantity: 1, getQuantity: 1, value: 50 });

    expect(reduced([promotion], [line('A', 2, '9.99')]).off).toEqual({ A: '5' });
  });

  test('free shipping takes nothing off the lines', () => {
    const { freeShipping, remaining } = evaluate([counted(aPromotion({ kind: 'free_shipping' }))], [oil]);

    expect(freeShipping).toBe(true);
    expect(String(remaining.get('OIL'))).toBe('40');
  });
});

describe('several', () => {
  const lines = [line('A', 1, '100.00')];
  const first = aPromotion({ code: 'FIRST', kind: 'amount', value: 20, priority: 2 });
  const second = aPromotion({ code: 'SECOND', kind: 'percent', value: 10, priority: 1 });

  test('apply by priority, each to what the ones before it left', () => {
    expect(reduced([second, first], lines).off).toEqual({ A: '28' });
  });

  test('one that is not combinable keeps away those after it', () => {
    expect(reduced([{ ...first, combinable: false }, second], lines)).toEqual({
      off: { A: '20' },
      refusals: { FIRST: null, SECOND: 'promo_not_combinable' },
    });
  });

  test('one that is not combinable yields to those before it', () => {
    expect(reduced([first, { ...second, combinable: false }], lines)).toEqual({
      off: { A: '20' },
      refusals: { FIRST: null, SECOND: 'promo_not_combinable' },
    });
  });
});

describe('terms', () => {
  const lines = [line('A', 1, '100.00')];
  const refusal = (each: CountedPromotion) => evaluate([each], lines).outcomes[0]?.refusal;

  test.each<[string, CountedPromotion, string | null]>([
    ['an ended window', counted(aPromotion({ value: 10, endsAt: NOW })), 'promo_expired'],
    ['a window to come', counted(aPromotion({ value: 10, startsAt: minutesLater(1) })), 'promo_not_eligible'],
    ['an unmet minimum', counted(aPromotion({ value: 10, minSubtotal: 100.01 })), 'promo_not_eligible'],
    ['a met minimum', counted(aPromotion({ value: 10, minSubtotal: 100 })), null],
    ['no product of it in the cart', counted(aPromotion({ value: 10, skus: ['B'] })), 'promo_not_eligible'],
    ['a used-up total', counted(aPromotion({ value: 10, limitTotal: 3 }), 3), 'promo_limit_reached'],
    ['a use left in total', counted(aPromotion({ value: 10, limitTotal: 3 }), 2), null],
    ['a used-up share of the customer', counted(aPromotion({ value: 10, limitPerCustomer: 1 }), 1, 1), 'promo_limit_reached'],
    ["other customers' uses", counted(aPromotion({ value: 10, limitPerCustomer: 1 }), 5, 0), null],
  ])('%s', (_what, each, expected) => {
    expect(refusal(each)).toBe(expected);
  });
});
