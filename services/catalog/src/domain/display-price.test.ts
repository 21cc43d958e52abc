import { describe, expect, test } from '@jest/globals';
import { badgesOf, displayPrice } from './display-price.ts';

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

  test('the discount is a whole percentage', () => {
    expect(aPrice({ saleUnitPrice: '66.67' }).discountPercent).toBe(33);
    expect(aPrice({ saleUnitPrice: '66.5' }).discountPercent).toBe(34);
    expect(aPrice({ saleUnitPrice: '0' }).discountPercent).toBe(100);
    expect(aPrice({ compareAtUnitPrice: '90' }).discountPercent).toBe(0);
  });

  test('the badges are ON_SALE below the compare-at price and LOW_STOCK in the LOW band', () => {
    expect(badgesOf(aPrice({ compareAtUnitPrice: '100.01' }), 'IN_STOCK')).toEqual(['ON_SALE']);
    expect(badgesOf(aPrice({ compareAtUnitPrice: '100' }), 'LOW')).toEqual(['LOW_STOCK']);
    expect(badgesOf(aPrice({ saleUnitPrice: '99' }), 'LOW')).toEqual(['ON_SALE', 'LOW_STOCK']);
    expect(badgesOf(aPrice(), 'OUT')).toEqual([]);
  });
});
