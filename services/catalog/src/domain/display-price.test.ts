import { describe, expect, test } from '@jest/globals';
import { badgesOf, displayPrice, withoutPrice } from './display-price.ts';

const aPrice = (given: object = {}, currency = 'JMD', gctRate = '0.15') =>
  displayPrice(
    {
      listUnitPrice: '100',
      compareAtUnitPrice: null,
      saleUnitPrice: null,
      saleStartsAt: null,
      saleEndsAt: null,
      priceBreaks: [],
      contract: [],
      ...given,
    },
    { currency, gctRate, now: new Date() },
  );

describe('a display price', () => {
  test.each([
    ['100.10', 'JMD', '15.02', '115.12'],
    ['0.03', 'JMD', '0', '0.03'],
    ['0.10', 'JMD', '0.02', '0.12'],
    ['103', 'JPY', '15', '118'],
    ['1.005', 'KWD', '0.151', '1.156'],
  ])('%s %s has %s GCT, rounded half up', (listUnitPrice, currency, gct, incl) => {
    const price = aPrice({ listUnitPrice }, currency);
    expect([price.gctAmount?.toFixed(), price.unitPriceInclGct?.toFixed()]).toEqual([gct, incl]);
  });

  test('the compare-at price during a sale defaults to the list price', () => {
    expect(aPrice({ saleUnitPrice: '75' }).compareAtUnitPrice?.toFixed()).toBe('100');
    expect(aPrice({ saleUnitPrice: '75', compareAtUnitPrice: '120' }).compareAtUnitPrice?.toFixed()).toBe('120');
    expect(aPrice({ saleUnitPrice: '75', contract: [{ minQuantity: '1', unitPrice: '80' }] }).compareAtUnitPrice).toBeNull();
    expect(aPrice().compareAtUnitPrice).toBeNull();
  });

  test('a product without a list price has no amounts for a reader without a contract price', () => {
    const price = aPrice({ listUnitPrice: null });

    expect(price).toEqual({
      unitPrice: null,
      listUnitPrice: null,
      compareAtUnitPrice: null,
      discountPercent: 0,
      source: null,
      breaks: [],
      gctAmount: null,
      unitPriceInclGct: null,
    });
    expect(badgesOf(price, 'LOW')).toEqual(['LOW_STOCK']);
  });

  test('a product without a list price is shown at its contract price, with no list price to compare it with', () => {
    const price = aPrice({ listUnitPrice: null, contract: [{ minQuantity: '1', unitPrice: '80' }] });

    expect([price.unitPrice?.toFixed(), price.gctAmount?.toFixed(), price.unitPriceInclGct?.toFixed()]).toEqual(['80', '12', '92']);
    expect(price).toMatchObject({ listUnitPrice: null, compareAtUnitPrice: null, discountPercent: 0, source: 'CONTRACT' });
  });

  test('a contract price from 10 units is shown as a price break without a unit price', () => {
    const price = aPrice({ listUnitPrice: null, contract: [{ minQuantity: '10', unitPrice: '80' }] });

    expect(price).toMatchObject({ unitPrice: null, gctAmount: null, source: null });
    expect(price.breaks.map(({ minQuantity, unitPrice }) => [minQuantity.toFixed(), unitPrice.toFixed()])).toEqual([['10', '80']]);
  });

  test.each([
    ['66.67', 33],
    ['66.5', 34],
    ['0', 100],
    ['0.01', 99],
    ['0.4', 99],
    ['99.99', 1],
    ['99.6', 1],
    ['99.5', 1],
    ['100', 0],
  ])(
    'a sale price of %s instead of 100 is %s percent off: 100 only if it is free, 0 only if it is not cheaper',
    (saleUnitPrice, percent) => {
      const price = aPrice({ saleUnitPrice });

      expect(price.discountPercent).toBe(percent);
      expect(badgesOf(price, 'IN_STOCK')).toEqual(percent === 0 ? [] : ['ON_SALE']);
      expect(price.compareAtUnitPrice === null).toBe(percent === 0);
    },
  );

  test.each<[string, object]>([
    ['zero', { compareAtUnitPrice: '0' }],
    ['below the list price', { compareAtUnitPrice: '90' }],
    ['equal to the list price, with more decimals', { compareAtUnitPrice: '100.00' }],
    ['zero for a free product', { listUnitPrice: '0', compareAtUnitPrice: '0' }],
    ['below a contract price', { compareAtUnitPrice: '110', contract: [{ minQuantity: '1', unitPrice: '120' }] }],
    ['equal to a contract price', { compareAtUnitPrice: '110', contract: [{ minQuantity: '1', unitPrice: '110' }] }],
    ['equal to the sale price', { compareAtUnitPrice: '75', saleUnitPrice: '75' }],
    ['below the sale price', { compareAtUnitPrice: '60', saleUnitPrice: '75' }],
    ['the list price, which the sale price equals', { saleUnitPrice: '100' }],
  ])('a compare-at price that is %s is null and no discount', (_what, facts) => {
    const price = aPrice(facts);

    expect(price).toMatchObject({ compareAtUnitPrice: null, discountPercent: 0 });
    expect(badgesOf(price, 'OUT')).toEqual([]);
  });

  test('a compare-at price below the list price is shown during a sale that is below it', () => {
    const facts = { compareAtUnitPrice: '90', saleUnitPrice: '75', saleEndsAt: new Date(Date.now() + 60_000) };

    expect(aPrice(facts).compareAtUnitPrice?.toFixed()).toBe('90');
    expect(aPrice({ ...facts, saleEndsAt: new Date(Date.now() - 60_000) }).compareAtUnitPrice).toBeNull();
  });

  test('the badges are ON_SALE below the compare-at price and LOW_STOCK in the LOW band', () => {
    expect(badgesOf(aPrice({ compareAtUnitPrice: '100.01' }), 'IN_STOCK')).toEqual(['ON_SALE']);
    expect(badgesOf(aPrice({ compareAtUnitPrice: '100' }), 'LOW')).toEqual(['LOW_STOCK']);
    expect(badgesOf(aPrice({ saleUnitPrice: '99' }), 'LOW')).toEqual(['ON_SALE', 'LOW_STOCK']);
    expect(badgesOf(aPrice(), 'OUT')).toEqual([]);
  });
});

test('a price that may not be the reader’s is hidden, except the list price', () => {
  const hidden = withoutPrice(aPrice({ saleUnitPrice: '75', priceBreaks: [{ minQuantity: '10', unitPrice: '60' }] }));

  expect(hidden).toEqual({ ...aPrice({ listUnitPrice: null }), listUnitPrice: aPrice().listUnitPrice });
});
