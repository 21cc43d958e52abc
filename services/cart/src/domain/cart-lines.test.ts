import { describe, expect, test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import { aCart, aLine, anOffer, aQuote, aUnit, NOW, someRules } from '../testing/builders.ts';
import { LINES_MAX, withChangedLine, withLine, withoutLine } from './cart-lines.ts';
import { priceCart } from './price-cart.ts';

const boxed = someRules({ orderUnits: [aUnit({ code: 'BOX', base: 12 }), aUnit({ code: 'PALLET', base: 240, minimum: 2, increment: 2 })] });
const change = (given: { quantity?: string; orderUom?: string; orderQuantity?: string }) => ({
  quantity: given.quantity,
  orderUom: given.orderUom,
  orderQuantity: given.orderQuantity,
});

describe('withLine', () => {
  test('adding a SKU the cart already holds raises that line and keeps its id', () => {
    const cart = aCart({ lines: [aLine({ lineId: 'first', quantity: 2 })] });

    const changed = withLine(cart, aLine({ lineId: 'second', quantity: 3 }));

    expect(changed.lines).toEqual([aLine({ lineId: 'first', quantity: 5 })]);
  });

  test('the same SKU in another unit is another line', () => {
    const cart = aCart({ lines: [aLine({ lineId: 'pieces', quantity: 2 })] });

    const changed = withLine(cart, aLine({ lineId: 'boxes', quantity: 24, ordered: { code: 'BOX', quantity: 2 } }));

    expect(changed.lines.map(({ lineId }) => lineId)).toEqual(['pieces', 'boxes']);
  });

  test('merging adds up both the base quantity and the ordered one', () => {
    const cart = aCart({ lines: [aLine({ lineId: 'boxes', quantity: 24, ordered: { code: 'BOX', quantity: 2 } })] });

    const [line] = withLine(cart, aLine({ quantity: 12, ordered: { code: 'BOX', quantity: 1 } })).lines;

    expect(line?.quantity).toEqual(new Decimal(36));
    expect(line?.ordered).toEqual({ code: 'BOX', quantity: new Decimal(3) });
  });

  test('a merged line refuses to hold more than a line may', () => {
    const cart = aCart({ lines: [aLine({ quantity: 999_999 })] });

    expect(() => withLine(cart, aLine({ quantity: 2 }))).toThrow('at most 1000000');
  });

  test('a cart of 500 lines takes more of a SKU that it holds, and no other', () => {
    const full = aCart({ lines: Array.from({ length: LINES_MAX }, (_, index) => aLine({ sku: `SKU-${index}` })) });

    expect(withLine(full, aLine({ sku: 'SKU-7' })).lines).toHaveLength(LINES_MAX);
    expect(() => withLine(full, aLine({ sku: 'ONE-MORE' }))).toThrow(
      expect.objectContaining({ code: 'conflict', reason: 'cart_line_limit' }),
    );
  });

  test('a change makes every amount of the cart unknown', () => {
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

  test('a quantity alone keeps the unit and counts it anew', () => {
    const [line] = withChangedLine(inBoxes, 'a', change({ quantity: '36' })).lines;

    expect(line?.ordered).toEqual({ code: 'BOX', quantity: new Decimal(3) });
  });

  test('a quantity that is no whole multiple of the unit is refused', () => {
    expect(() => withChangedLine(inBoxes, 'a', change({ quantity: '30' }))).toThrow(expect.objectContaining({ code: 'validation_error' }));
  });

  test('an order quantity alone sets the quantity', () => {
    const [line] = withChangedLine(inBoxes, 'a', change({ orderQuantity: '5' })).lines;

    expect(line?.quantity).toEqual(new Decimal(60));
  });

  test('another unit asks for its order quantity', () => {
    expect(() => withChangedLine(inBoxes, 'a', change({ orderUom: 'PALLET' }))).toThrow('order_quantity: is required');
  });

  test('an empty unit goes back to the base unit', () => {
    const [line] = withChangedLine(inBoxes, 'a', change({ orderUom: '', quantity: '7' })).lines;

    expect(line).toEqual(aLine({ lineId: 'a', rules: boxed, quantity: 7 }));
  });

  test('a line that comes to name the same unit as another takes it in', () => {
    const cart = aCart({ lines: [aLine({ lineId: 'pieces', rules: boxed, quantity: 5 }), ...inBoxes.lines] });

    const changed = withChangedLine(cart, 'a', change({ orderUom: '', quantity: '24' }));

    expect(changed.lines).toEqual([aLine({ lineId: 'a', rules: boxed, quantity: 29 })]);
  });

  test('a change that changes nothing gives the same cart back, prices and all', () => {
    expect(withChangedLine(inBoxes, 'a', change({ quantity: '24' }))).toBe(inBoxes);
    expect(withChangedLine(inBoxes, 'a', change({}))).toBe(inBoxes);
  });

  test('a line that the cart does not have is not found', () => {
    expect(() => withChangedLine(inBoxes, 'b', change({ quantity: '1' }))).toThrow(expect.objectContaining({ code: 'not_found' }));
    expect(() => withoutLine(inBoxes, 'b')).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});

test('a removed line leaves the others as they are', () => {
  const cart = aCart({ lines: [aLine({ sku: 'BOLT' }), aLine({ sku: 'NUT' })] });

  expect(withoutLine(cart, 'line-BOLT').lines).toEqual([aLine({ sku: 'NUT' })]);
});
