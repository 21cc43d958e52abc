import { describe, expect, test } from '@jest/globals';
import { CART_LINES_MAX } from '@storefront/contract';
import { Decimal } from '@storefront/money';
import { aCart, aLine, anOffer, aQuote, aUnit, NOW, someRules } from '../testing/builders.ts';
import { withChangedLine, withLine, withoutLine } from './cart-lines.ts';
import { priceCart } from './price-cart.ts';

const boxed = someRules({ orderUnits: [aUnit({ code: 'BOX', base: 12 }), aUnit({ code: 'PALLET', base: 240, minimum: 2, increment: 2 })] });
const change = (given: { quantity?: string; orderUom?: string; orderQuantity?: string }) => ({
  quantity: given.quantity,
  orderUom: given.orderUom,
  orderQuantity: given.orderQuantity,
});

describe('withLine', () => {
  test('adding a SKU that is already in the cart increases that line and keeps its ID', () => {
    const cart = aCart({ lines: [aLine({ lineId: 'first', quantity: 2 })] });

    const changed = withLine(cart, aLine({ lineId: 'second', quantity: 3 }));

    expect(changed.lines).toEqual([aLine({ lineId: 'first', quantity: 5 })]);
  });

  test('the same SKU in another unit is a separate line', () => {
    const cart = aCart({ lines: [aLine({ lineId: 'pieces', quantity: 2 })] });

    const changed = withLine(cart, aLine({ lineId: 'boxes', quantity: 24, ordered: { code: 'BOX', quantity: 2 } }));

    expect(changed.lines.map(({ lineId }) => lineId)).toEqual(['pieces', 'boxes']);
  });

  test('merging adds both the base quantities and the ordered quantities', () => {
    const cart = aCart({ lines: [aLine({ lineId: 'boxes', quantity: 24, ordered: { code: 'BOX', quantity: 2 } })] });

    const [line] = withLine(cart, aLine({ quantity: 12, ordered: { code: 'BOX', quantity: 1 } })).lines;

    expect(line?.quantity).toEqual(new Decimal(36));
    expect(line?.ordered).toEqual({ code: 'BOX', quantity: new Decimal(3) });
  });

  test('a merged line cannot exceed the maximum quantity', () => {
    const cart = aCart({ lines: [aLine({ quantity: 999_999 })] });

    expect(() => withLine(cart, aLine({ quantity: 2 }))).toThrow('at most 1000000');
  });

  test('the maximum of a line in boxes is given in boxes', () => {
    const cart = aCart({ lines: [aLine({ quantity: 996_000, ordered: { code: 'BOX', quantity: 83_000 } })] });

    expect(() => withLine(cart, aLine({ quantity: 12_000, ordered: { code: 'BOX', quantity: 1000 } }))).toThrow(
      'order_quantity: must be at most 83333.333 BOX per line; this line would have 84000 BOX',
    );
  });

  test('a cart with 500 lines accepts more of a SKU it contains, but no other SKU', () => {
    const full = aCart({ lines: Array.from({ length: CART_LINES_MAX }, (_, index) => aLine({ sku: `SKU-${index}` })) });

    expect(withLine(full, aLine({ sku: 'SKU-7' })).lines).toHaveLength(CART_LINES_MAX);
    expect(() => withLine(full, aLine({ sku: 'ONE-MORE' }))).toThrow(
      expect.objectContaining({ code: 'conflict', reason: 'cart_line_limit' }),
    );
  });

  test('a change removes all amounts from the cart', () => {
    const unpriced = aCart({ lines: [aLine()] });
    const priced = priceCart(
      unpriced,
      anOffer(unpriced, () => aQuote()),
      NOW,
    );

    const changed = withLine(priced, aLine({ sku: 'NUT' }));

    expect(changed.pricing).toBeNull();
    expect(changed.lines.map(({ pricing }) => pricing)).toEqual([null, null]);
  });
});

describe('withChangedLine', () => {
  const inBoxes = aCart({ lines: [aLine({ lineId: 'a', rules: boxed, quantity: 24, ordered: { code: 'BOX', quantity: 2 } })] });

  test('a quantity alone keeps the unit and sets the quantity in that unit', () => {
    const [line] = withChangedLine(inBoxes, 'a', change({ quantity: '36' })).lines;

    expect(line?.ordered).toEqual({ code: 'BOX', quantity: new Decimal(3) });
  });

  test('a quantity that is not a whole multiple of the unit is rejected', () => {
    expect(() => withChangedLine(inBoxes, 'a', change({ quantity: '30' }))).toThrow(expect.objectContaining({ code: 'validation_error' }));
  });

  test('an order quantity alone sets the quantity', () => {
    const [line] = withChangedLine(inBoxes, 'a', change({ orderQuantity: '5' })).lines;

    expect(line?.quantity).toEqual(new Decimal(60));
  });

  test('another unit requires an order quantity', () => {
    expect(() => withChangedLine(inBoxes, 'a', change({ orderUom: 'PALLET' }))).toThrow('order_quantity: is required');
  });

  test('an empty unit resets the line to the base unit', () => {
    const [line] = withChangedLine(inBoxes, 'a', change({ orderUom: '', quantity: '7' })).lines;

    expect(line).toEqual(aLine({ lineId: 'a', rules: boxed, quantity: 7 }));
  });

  test('a line that is changed to the unit of another line is merged with it', () => {
    const cart = aCart({ lines: [aLine({ lineId: 'pieces', rules: boxed, quantity: 5 }), ...inBoxes.lines] });

    const changed = withChangedLine(cart, 'a', change({ orderUom: '', quantity: '24' }));

    expect(changed.lines).toEqual([aLine({ lineId: 'a', rules: boxed, quantity: 29 })]);
  });

  test('a change without effect returns the same cart, with its prices', () => {
    expect(withChangedLine(inBoxes, 'a', change({ quantity: '24' }))).toBe(inBoxes);
    expect(withChangedLine(inBoxes, 'a', change({}))).toBe(inBoxes);
  });

  test('an unknown line is a 404', () => {
    expect(() => withChangedLine(inBoxes, 'b', change({ quantity: '1' }))).toThrow(expect.objectContaining({ code: 'not_found' }));
    expect(() => withoutLine(inBoxes, 'b')).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});

test('removing a line does not change the others', () => {
  const cart = aCart({ lines: [aLine({ sku: 'BOLT' }), aLine({ sku: 'NUT' })] });

  expect(withoutLine(cart, 'line-BOLT').lines).toEqual([aLine({ sku: 'NUT' })]);
});
