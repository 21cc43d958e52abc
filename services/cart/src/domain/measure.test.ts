import { describe, expect, test } from '@jest/globals';
import { isAppError } from '@storefront/errors';
import { Decimal } from '@storefront/money';
import { aUnit, someRules } from '../testing/builders.ts';
import { type AskedMeasure, measureOf } from './measure.ts';
import type { SellingRules } from './selling-rules.ts';

const ask = (quantity: string, orderUom?: string, orderQuantity?: string): AskedMeasure => ({ quantity, orderUom, orderQuantity });

/** The faults of a refused request as `field code`. */
function faultsOf(asked: AskedMeasure, rules: SellingRules = someRules()): string[] {
  try {
    measureOf(asked, rules);
    return [];
  } catch (error) {
    if (!isAppError(error, 'validation_error')) throw error;
    return error.details.map(({ field, code }) => `${field} ${code}`);
  }
}

describe('a quantity in the base unit', () => {
  test.each([
    ['0', 'quantity out_of_range'],
    ['1000001', 'quantity out_of_range'],
    ['1.5', 'quantity too_precise'],
    ['-1', 'quantity not_a_quantity'],
    ['1e3', 'quantity not_a_quantity'],
    ['', 'quantity required'],
  ])('%p is refused', (quantity, fault) => {
    expect(faultsOf(ask(quantity))).toEqual([fault]);
  });

  test.each(['1', '1000000'])('%p is accepted', (quantity) => {
    expect(measureOf(ask(quantity), someRules())).toEqual({ quantity: new Decimal(quantity), ordered: null });
  });

  test('has as many decimals as the product allows', () => {
    const byTheMetre = someRules({ quantityDecimals: 3 });

    expect(measureOf(ask('0.125'), byTheMetre).quantity).toEqual(new Decimal('0.125'));
    expect(faultsOf(ask('0.1255'), byTheMetre)).toEqual(['quantity too_precise']);
  });
});

describe('an order unit', () => {
  const rules = someRules({ orderUnits: [aUnit({ code: 'BOX', base: 12, minimum: 2, increment: 2 })] });

  test('settles in the base unit', () => {
    expect(measureOf(ask('48', 'BOX', '4'), rules)).toEqual({
      quantity: new Decimal(48),
      ordered: { code: 'BOX', quantity: new Decimal(4) },
    });
  });

  test.each([
    ['a quantity that disagrees', ask('47', 'BOX', '4'), ['quantity unit_mismatch']],
    ['a missing order quantity', ask('48', 'BOX'), ['order_quantity required']],
    ['an order quantity without a unit', ask('48', undefined, '4'), ['order_uom required']],
    ['a unit that the product is not sold by', ask('48', 'CRATE', '4'), ['order_uom unknown_unit']],
    ['less than the minimum', ask('12', 'BOX', '1'), ['order_quantity below_minimum', 'order_quantity not_an_increment']],
    ['what is no multiple of the increment', ask('36', 'BOX', '3'), ['order_quantity not_an_increment']],
    ['two unreadable numbers', ask('x', 'BOX', 'y'), ['order_quantity not_a_quantity', 'quantity not_a_quantity']],
  ])('refuses %s, all faults at once', (_what, asked, faults) => {
    expect(faultsOf(asked, rules)).toEqual(faults);
  });

  test('that is the base unit is no unit of its own', () => {
    expect(measureOf(ask('5', 'EA', '5'), rules)).toEqual({ quantity: new Decimal(5), ordered: null });
    expect(faultsOf(ask('5', 'EA', '6'), rules)).toEqual(['quantity unit_mismatch']);
  });
});
