import { describe, expect, test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import { nextPriceChange, type PriceFacts, priceAt, priceBreaksFor, saleRuns, steadyPrices } from './price.ts';

const now = new Date('2026-06-15T12:00:00Z');
const before = new Date('2026-06-01T00:00:00Z');
const after = new Date('2026-07-01T00:00:00Z');

const facts = (given: Partial<PriceFacts> = {}): PriceFacts => ({
  listUnitPrice: '100',
  compareAtUnitPrice: null,
  saleUnitPrice: null,
  saleStartsAt: null,
  saleEndsAt: null,
  priceBreaks: [],
  contract: [],
  ...given,
});
const at = (given: Partial<PriceFacts>, quantity: number | string) => {
  const price = priceAt(facts(given), new Decimal(quantity), now);
  return price && [price.unitPrice.toFixed(), price.source];
};
const tier = (minQuantity: string, unitPrice: string) => ({ minQuantity, unitPrice });

describe('the price of a quantity', () => {
  test('a price break replaces the list price from its quantity on', () => {
    const priceBreaks = [tier('10', '90'), tier('100', '80')];
    expect(at({ priceBreaks }, '9.999')).toEqual(['100', 'LIST']);
    expect(at({ priceBreaks }, 10)).toEqual(['90', 'LIST']);
    expect(at({ priceBreaks }, 1000)).toEqual(['80', 'LIST']);
  });

  test('the sale price applies during the sale unless a break is lower', () => {
    const sale = { saleUnitPrice: '85', priceBreaks: [tier('10', '90'), tier('100', '80')] };
    expect(at(sale, 1)).toEqual(['85', 'SALE']);
    expect(at(sale, 10)).toEqual(['85', 'SALE']);
    expect(at(sale, 100)).toEqual(['80', 'LIST']);
    expect(at({ ...sale, saleEndsAt: before }, 1)).toEqual(['100', 'LIST']);
    expect(at({ ...sale, saleStartsAt: after }, 1)).toEqual(['100', 'LIST']);
  });

  test('a contract price takes precedence over a lower sale price', () => {
    const contract = [tier('1', '95'), tier('50', '70')];
    expect(at({ contract, saleUnitPrice: '60' }, 1)).toEqual(['95', 'CONTRACT']);
    expect(at({ contract }, 50)).toEqual(['70', 'CONTRACT']);
    expect(at({ contract: [tier('50', '70')] }, 49)).toEqual(['100', 'LIST']);
  });

  test('a store can prefer a running sale that is lower than the contract price', () => {
    const lowest = (given: Partial<PriceFacts>, quantity = 1) => {
      const price = priceAt(facts({ contract: [tier('1', '95'), tier('50', '70')], ...given }), new Decimal(quantity), now, 'lowest');
      return [price?.unitPrice.toFixed(), price?.source];
    };

    expect(lowest({ saleUnitPrice: '80' })).toEqual(['80', 'SALE']);
    expect(lowest({ saleUnitPrice: '80' }, 50)).toEqual(['70', 'CONTRACT']);
    expect(lowest({ saleUnitPrice: '95' })).toEqual(['95', 'CONTRACT']);
    expect(lowest({ saleUnitPrice: '80', saleEndsAt: before })).toEqual(['95', 'CONTRACT']);
    expect(lowest({ priceBreaks: [tier('1', '60')] })).toEqual(['95', 'CONTRACT']);
  });

  test('without a list price, only a contract price applies, from its quantity on', () => {
    expect(at({ listUnitPrice: null }, 1)).toBeNull();
    expect(at({ listUnitPrice: null, contract: [tier('50', '70')] }, 49)).toBeNull();
    expect(at({ listUnitPrice: null, contract: [tier('50', '70')] }, 50)).toEqual(['70', 'CONTRACT']);
  });

  test('less than one unit is priced as one unit', () => {
    expect(at({ contract: [tier('1', '95')] }, '0.125')).toEqual(['95', 'CONTRACT']);
  });
});

describe('a sale window', () => {
  const sale = { saleUnitPrice: '1', saleStartsAt: before, saleEndsAt: after };

  test('a sale includes its start and excludes its end', () => {
    expect(saleRuns(sale, new Date(before.getTime() - 1))).toBe(false);
    expect(saleRuns(sale, before)).toBe(true);
    expect(saleRuns(sale, new Date(after.getTime() - 1))).toBe(true);
    expect(saleRuns(sale, after)).toBe(false);
    expect(saleRuns({ ...sale, saleUnitPrice: null }, now)).toBe(false);
  });

  test('the next price change is the next start or end of the sale', () => {
    expect(nextPriceChange(sale, new Date(before.getTime() - 1))).toBe(before);
    expect(nextPriceChange(sale, before)).toBe(after);
    expect(nextPriceChange(sale, after)).toBeNull();
    expect(nextPriceChange({ ...sale, saleUnitPrice: null }, now)).toBeNull();
  });
});

describe('displayed price breaks', () => {
  const breaks = (given: Partial<PriceFacts>) =>
    priceBreaksFor(facts(given), now).map(({ minQuantity, unitPrice }) => [minQuantity.toFixed(), unitPrice.toFixed()]);

  test('there is a break at each quantity where the price changes', () => {
    expect(breaks({ priceBreaks: [tier('10', '90'), tier('20', '90'), tier('30', '80')] })).toEqual([
      ['10', '90'],
      ['30', '80'],
    ]);
    expect(breaks({ priceBreaks: [tier('10', '90'), tier('30', '80')], saleUnitPrice: '85' })).toEqual([['30', '80']]);
    expect(breaks({ priceBreaks: [tier('10', '90')], contract: [tier('1', '70')] })).toEqual([]);
    expect(breaks({ priceBreaks: [tier('10', '90')], contract: [tier('5', '70')] })).toEqual([['5', '70']]);
  });
});

test.each([
  ['always without a sale', { saleStartsAt: before, saleEndsAt: after }, -Infinity, Infinity],
  ['always during a sale without limits', { saleUnitPrice: '80' }, -Infinity, Infinity],
  [
    'from the start of a sale to its end',
    { saleUnitPrice: '80', saleStartsAt: before, saleEndsAt: after },
    before.getTime(),
    after.getTime(),
  ],
  ['from the moment at which a sale starts', { saleUnitPrice: '80', saleStartsAt: now }, now.getTime(), Infinity],
  ['until a sale starts', { saleUnitPrice: '80', saleStartsAt: after }, -Infinity, after.getTime()],
  ['since a sale ended', { saleUnitPrice: '80', saleEndsAt: before }, before.getTime(), Infinity],
])('prices stay the same %s', (_, given, from, until) => {
  expect(steadyPrices(facts(given), now)).toEqual({ from, until });
});
