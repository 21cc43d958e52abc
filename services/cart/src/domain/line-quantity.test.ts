import { describe, expect, test } from '@jest/globals';
import { isAppError } from '@storefront/errors';
import { Decimal } from '@storefront/money';
import { aUnit, someRules } from '../testing/builders.ts';
import { parseQuantity, quantityViolations, type RequestedQuantity } from './line-quantity.ts';
import type { SellingRules } from './selling-rules.ts';

const request = (quantity: string, orderUom?: string, orderQuantity?: string): RequestedQuantity => ({ quantity, orderUom, orderQuantity });

/** The errors of a rejected request as `field code`. */
function violationsOf(requested: RequestedQuantity, rules: SellingRules = someRules()): string[] {
  try {
    parseQuantity(requested, rules);
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
  ])('the quantity %p is rejected', (quantity, violation) => {
    expect(violationsOf(request(quantity))).toEqual([violation]);
  });

  test('the messages name the base unit', () => {
    expect(() => parseQuantity(request('1000001'), someRules())).toThrow('must be at most 1000000 EA');
    expect(() => parseQuantity(request('1.5'), someRules())).toThrow('must be a whole number of EA');
  });

  test.each(['1', '1000000'])('the quantity %p is accepted', (quantity) => {
    expect(parseQuantity(request(quantity), someRules())).toEqual({ quantity: new Decimal(quantity), ordered: null });
  });

  test('a quantity can have as many decimals as the product allows', () => {
    const byTheMeter = someRules({ quantityDecimals: 3 });

    expect(parseQuantity(request('0.125'), byTheMeter).quantity).toEqual(new Decimal('0.125'));
    expect(violationsOf(request('0.1255'), byTheMeter)).toEqual(['quantity too_precise']);
    expect(() => parseQuantity(request('0.1255'), byTheMeter)).toThrow('must have at most 3 decimals in EA');
  });
});

describe('an order unit', () => {
  const rules = someRules({ orderUnits: [aUnit({ code: 'BOX', base: 12, minimum: 2, increment: 2 })] });

  test('a quantity in an order unit is converted to the base unit', () => {
    expect(parseQuantity(request('48', 'BOX', '4'), rules)).toEqual({
      quantity: new Decimal(48),
      ordered: { code: 'BOX', quantity: new Decimal(4) },
    });
  });

  test.each([
    ['a quantity that does not match the order quantity', request('47', 'BOX', '4'), ['quantity unit_mismatch']],
    ['a missing order quantity', request('48', 'BOX'), ['order_quantity required']],
    ['an order quantity without a unit', request('48', undefined, '4'), ['order_uom required']],
    ['a unit that the product is not sold in', request('48', 'CRATE', '4'), ['order_uom unknown_unit']],
    ['a quantity below the minimum', request('12', 'BOX', '1'), ['order_quantity below_minimum', 'order_quantity not_an_increment']],
    ['a quantity that is not a multiple of the increment', request('36', 'BOX', '3'), ['order_quantity not_an_increment']],
    ['two invalid numbers', request('x', 'BOX', 'y'), ['order_quantity not_a_quantity', 'quantity not_a_quantity']],
  ])('%s is rejected with every error', (_what, requested, violations) => {
    expect(violationsOf(requested, rules)).toEqual(violations);
  });

  test.each([
    ['1', 'must be at least 2 BOX; must be a multiple of 2 BOX'],
    ['3', 'must be a multiple of 2 BOX'],
    ['83334', 'must be at most 83333.333 BOX'],
    ['2.125', 'must be a whole number in EA: 2.125 BOX is 25.5 EA; must be a multiple of 2 BOX'],
  ])('a quantity of %s boxes is refused in boxes, not in pieces', (orderQuantity, messages) => {
    const requested = { quantity: undefined, orderUom: 'BOX', orderQuantity };

    expect(() => parseQuantity(requested, rules)).toThrow(
      expect.objectContaining({
        details: messages.split('; ').map((detail) => expect.objectContaining({ field: 'order_quantity', detail })),
      }),
    );
    const quantity = new Decimal(orderQuantity);
    const stored = { quantity: quantity.times(12), ordered: { code: 'BOX', quantity } };
    expect(quantityViolations(stored, rules).map(({ detail }) => detail)).toEqual(messages.split('; '));
  });

  test('a quantity that does not match is explained in both units', () => {
    expect(() => parseQuantity(request('47', 'BOX', '4'), rules)).toThrow('4 BOX × 12 = 48 EA');
  });

  test('each unit has its own errors, in messages of a limited length', () => {
    const both = someRules({ quantityDecimals: 1, orderUnits: [aUnit({ code: 'BOX', minimum: 2 }), aUnit({ code: 'PACK', base: 0.25 })] });
    const stored = (quantity: number) => ({
      quantity: new Decimal(quantity / 4),
      ordered: { code: 'PACK', quantity: new Decimal(quantity) },
    });
    const messages = (code: string, orderQuantity: string) => () => parseQuantity({ orderUom: code, orderQuantity }, both);

    expect(quantityViolations(stored(2), both)).toEqual([]);
    expect(quantityViolations(stored(1), both).map(({ detail }) => detail)).toEqual([
      'must have at most 1 decimals in EA: 1 PACK is 0.25 EA',
    ]);
    expect(violationsOf(request('0', 'PACK', '0'), both)).toEqual(['order_quantity out_of_range', 'order_quantity below_minimum']);
    expect(messages('PACK', '2.1255')).toThrow('must have at most 3 decimals');
    expect(messages('X'.repeat(41), '1')).toThrow(new RegExp(`not X{40}$`));
  });

  test('an order unit that is the base unit is not stored', () => {
    expect(parseQuantity(request('5', 'EA', '5'), rules)).toEqual({ quantity: new Decimal(5), ordered: null });
    expect(violationsOf(request('5', 'EA', '6'), rules)).toEqual(['quantity unit_mismatch']);
  });
});
