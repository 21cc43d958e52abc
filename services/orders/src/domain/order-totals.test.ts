import { describe, expect, test } from '@jest/globals';
import { NO_STORE } from '@storefront/contract';
import { decimal } from '@storefront/money';
import fc from 'fast-check';
import { aFrozenCart, aShippingOption } from '../testing/builders.ts';
import { orderTotals } from './order-totals.ts';

const STORE = { ...NO_STORE, gctRate: '0.15' };

describe('order totals', () => {
  test('without shipping equal those of the cart', () => {
    expect(orderTotals(aFrozenCart(), null, STORE)).toEqual({
      subtotal: '1000.00',
      discountTotal: '0.00',
      shippingAmount: '0.00',
      shippingGctAmount: '0.00',
      shippingTaxes: null,
      gctAmount: '150.00',
      total: '1150.00',
    });
  });

  test('tax shipping at the store’s rate', () => {
    const totals = orderTotals(aFrozenCart(), aShippingOption({ amount: '400.00' }), STORE);

    expect(totals).toMatchObject({ shippingAmount: '400.00', shippingGctAmount: '60.00', gctAmount: '210.00', total: '1610.00' });
    expect(totals.shippingTaxes).toBeNull();
    const free = orderTotals(aFrozenCart(), aShippingOption({ amount: '0.00' }), { ...STORE, shippingTax: 'proportional' });
    expect(free.shippingTaxes).toBeNull();
  });

  test('round the tax on shipping half up', () => {
    expect(orderTotals(aFrozenCart(), aShippingOption({ amount: '0.30' }), STORE).shippingGctAmount).toBe('0.05');
  });

  test('include free shipping from the threshold after discounts, and not one cent below', () => {
    const option = aShippingOption({ freeOver: '900.00' });

    expect(orderTotals(aFrozenCart({ discountTotal: '100.00' }), option, STORE).shippingAmount).toBe('0.00');
    expect(orderTotals(aFrozenCart({ discountTotal: '100.01' }), option, STORE).shippingAmount).toBe('400.00');
  });

  test('with a free-shipping promotion include no shipping and no tax on it', () => {
    const totals = orderTotals(aFrozenCart({ freeShipping: true }), aShippingOption(), STORE);

    expect(totals).toMatchObject({ shippingAmount: '0.00', shippingGctAmount: '0.00', total: '1150.00' });
  });

  test('are refused if shipping makes them larger than JSON numbers carry exactly', () => {
    const cart = aFrozenCart({ subtotal: '90071992547409.92', gctAmount: '0.00', total: '90071992547409.92' });

    expect(orderTotals(cart, null, STORE).total).toBe('90071992547409.92');
    expect(() => orderTotals(cart, aShippingOption(), STORE)).toThrow(
      expect.objectContaining({ code: 'validation_error', reason: 'amount_too_large' }),
    );
  });

  test('add up and keep the scale of currencies with 0, 2, and 3 decimals, with and without free shipping', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const given = fc.record({
      money: fc.constantFrom<readonly [string, number]>(['JPY', 0], ['JMD', 2], ['KWD', 3]),
      subtotal: amount,
      discount: amount,
      gct: amount,
      shipping: amount,
      freeOver: fc.option(amount),
      freeShipping: fc.boolean(),
      rate: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(given, ({ money: [currency, digits], subtotal, gct, shipping, freeOver, freeShipping, rate, ...rest }) => {
        const discount = Math.min(rest.discount, subtotal);
        const text = (units: number) =>
          decimal(String(units))
            .div(10 ** digits)
            .toFixed(digits);
        const cart = aFrozenCart({
          currency,
          freeShipping,
          subtotal: text(subtotal),
          discountTotal: text(discount),
          gctAmount: text(gct),
          total: text(subtotal - discount + gct),
        });
        const option = aShippingOption({ amount: text(shipping), freeOver: freeOver === null ? null : text(freeOver), currency });
        const { shippingTaxes: _taxes, ...totals } = orderTotals(cart, option, { ...STORE, gctRate: String(rate / 100) });

        const goods = decimal(totals.subtotal).minus(decimal(totals.discountTotal));
        const isFree = freeShipping || (freeOver !== null && subtotal - discount >= freeOver);
        expect(goods.plus(decimal(totals.gctAmount)).plus(decimal(totals.shippingAmount)).toFixed(digits)).toBe(totals.total);
        expect(totals.shippingAmount).toBe(text(isFree ? 0 : shipping));
        for (const each of Object.values(totals)) expect(each.split('.')[1]?.length ?? 0).toBe(digits);
      }),
    );
  });
});
