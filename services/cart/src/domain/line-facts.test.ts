import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { aCart, aLine, anOffer, aQuote, aUnit, NOW, someRules } from '../testing/builders.ts';
import { withChangedLine, withLine } from './cart-lines.ts';
import { cartWarnings } from './cart-warnings.ts';
import type { CartLine } from './cart.ts';
import { priceCart } from './price-cart.ts';
import { priceIssues } from './price-issues.ts';
import type { FoundQuote, Quote } from './quote.ts';
import { toLine } from './requested-line.ts';
import type { OrderUnit, SellingRules } from './selling-rules.ts';

const box = (given: Parameters<typeof aUnit>[0] = {}) => someRules({ quantityDecimals: 1, orderUnits: [aUnit({ base: 10, ...given })] });
const ADDED = box();
const inBoxes = aLine({ sku: 'TILE', rules: ADDED, quantity: 20, ordered: { code: 'BOX', quantity: 2 } });
const inPieces = aLine({ sku: 'TILE', rules: ADDED, quantity: '20.5' });

const CHANGED = 'quantity_not_allowed';

/** Every fact of a product that a line is checked against when it is added, and of each a change that the line no longer fits. */
const FACTS: Readonly<
  Record<
    keyof SellingRules | keyof OrderUnit | keyof Pick<FoundQuote, 'found'>,
    readonly [line: CartLine, after: SellingRules | null, detail: string]
  >
> = {
  found: [inBoxes, null, 'TILE is no longer sold.'],
  baseUom: [inPieces, { ...ADDED, baseUom: 'M' }, 'The quantity of TILE must be stated in M, the unit that has replaced EA.'],
  quantityDecimals: [inPieces, { ...ADDED, quantityDecimals: 0 }, 'The quantity of TILE must be a whole number of EA.'],
  orderUnits: [inBoxes, { ...ADDED, orderUnits: [] }, 'The quantity of TILE must use a unit that the product is sold in, not BOX.'],
  code: [inBoxes, box({ code: 'CASE' }), 'The quantity of TILE must use a unit that the product is sold in, not BOX.'],
  baseQuantity: [
    inBoxes,
    box({ base: 8 }),
    "The quantity of TILE must equal order_quantity times the unit's base quantity: 2 BOX × 8 = 16 EA.",
  ],
  minOrderQuantity: [inBoxes, box({ minimum: 3 }), 'The quantity of TILE must be at least 3 BOX.'],
  increment: [inBoxes, box({ increment: 5 }), 'The quantity of TILE must be a multiple of 5 BOX.'],
};

const cases = Object.entries(FACTS).map(([fact, [line, after, detail]]) => ({
  fact,
  line,
  after: (after === null ? { found: false, sku: 'TILE' } : aQuote({ sku: 'TILE', rules: after })) satisfies Quote,
  issue: { code: after === null ? 'sku_unavailable' : CHANGED, detail },
}));
const before = aQuote({ sku: 'TILE', rules: ADDED });
const quoted = (quote: Quote) => anOffer(aCart({ lines: [inBoxes] }), () => quote);

describe.each(seen('facts of a line', cases, 8))('if $fact changes', ({ line, after, issue }) => {
  const added = aCart({ lines: [line] });
  const priced = priceCart(added, quoted(before), NOW);

  test('before it is priced, pricing warns, and preview and checkout refuse, with the same issue', () => {
    const shown = priceCart(added, quoted(after), NOW);

    expect(cartWarnings(shown, quoted(after).quotes, NOW)).toEqual([{ code: issue.code, lineId: line.lineId, message: issue.detail }]);
    expect(priceIssues(shown, quoted(after), NOW)).toContainEqual({ line: shown.lines[0], ...issue });
  });

  test('after it was priced, preview and checkout refuse it with that issue, also when it is priced again', () => {
    const again = priceCart(priced, quoted(after), NOW);

    expect(cartWarnings(priced, quoted(before).quotes, NOW)).toEqual([]);
    expect(priceIssues(priced, quoted(before), NOW)).toEqual([]);
    expect(priceIssues(priced, quoted(after), NOW)).toEqual([{ line: priced.lines[0], ...issue }]);
    expect(priceIssues(again, quoted(after), NOW)).toContainEqual({ line: again.lines[0], ...issue });
  });

  test('nothing is added to it, and what it was before can be bought again', () => {
    if (after.found) {
      expect(() => withLine(added, { ...line, lineId: 'more', rules: after.rules })).toThrow(
        expect.objectContaining({ reason: 'invalid_quantity', details: [expect.objectContaining({ lineId: line.lineId, sku: 'TILE' })] }),
      );
    }
    expect(priceIssues(priceCart(priceCart(priced, quoted(after), NOW), quoted(before), NOW), quoted(before), NOW)).toEqual([]);
  });
});

describe('a PATCH of a line whose box of 10 is now one of 8', () => {
  const cart = aCart({ lines: [inBoxes] });
  const after = aQuote({ sku: 'TILE', rules: box({ base: 8 }) });
  const patched = (requested: Parameters<typeof withChangedLine>[2], quote: Quote = after) => {
    const [line] = withChangedLine(cart, inBoxes.lineId, requested, quote).lines;
    return [line?.quantity.toNumber(), line?.ordered?.quantity.toNumber(), line?.rules];
  };

  test('counts in the box of today', () => {
    expect(patched({ orderQuantity: '3' })).toEqual([24, 3, after.rules]);
    expect(patched({ quantity: '16', orderQuantity: '2' })).toEqual([16, 2, after.rules]);
    expect(patched({ quantity: '32' })).toEqual([32, 4, after.rules]);
    expect(() => patched({ quantity: '30', orderQuantity: '3' })).toThrow('3 BOX × 8 = 24 EA');
    expect(() => patched({ quantity: '20' })).toThrow('must be a multiple of 1 BOX');
  });

  test('of a product that is no longer sold is a 404', () => {
    expect(() => patched({ orderQuantity: '3' }, { found: false, sku: 'TILE' })).toThrow(expect.objectContaining({ code: 'not_found' }));
  });

  test('must state the quantity if the base unit is another one', () => {
    const inMeters = aQuote({ sku: 'TILE', rules: { ...ADDED, baseUom: 'M' } });

    expect(() => patched({}, inMeters)).toThrow('order_quantity: is required');
    expect(() => patched({ orderUom: '' }, inMeters)).toThrow('quantity: is required');
    expect(patched({ orderQuantity: '2' }, inMeters)).toEqual([20, 2, inMeters.rules]);
  });
});

test('a line of a saved list is not ordered in another base unit', () => {
  const saved = { sku: 'TILE', quantity: '20', baseUom: 'EA' };

  expect(toLine(saved, before, 'a').quantity.toNumber()).toBe(20);
  expect(() => toLine(saved, aQuote({ sku: 'TILE', rules: { ...ADDED, baseUom: 'M' } }), 'a')).toThrow(
    expect.objectContaining({ reason: 'invalid_quantity', details: [expect.objectContaining({ code: 'base_unit_changed' })] }),
  );
});
