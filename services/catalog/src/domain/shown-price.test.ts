import { describe, expect, test } from '@jest/globals';
import { badgesOf, shownPrice } from './shown-price.ts';

const aPrice = (given: object = {}, currency = 'JMD', gctRate = '0.15') =>
  shownPrice(
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

describe('a shown price', () => {
  test.each([
    ['100.10', 'JMD', '15.02', '115.12'],
    ['0.03', 'JMD', '0', '0.03'],
    ['0.10', 'JMD', '0.02', '0.12'],
    ['103', 'JPY', '15', '118'],
    ['1.005', 'KWD', '0.151', '1.156'],
  ])('of %s %s has %s GCT, half a unit rounded up', (listUnitPrice, currency, gct, incl) => {
    const price = aPrice({ listUnitPrice }, currency);
    expect([price.gctAmount.toFixed(), price.unitPriceInclGct.toFixed()]).toEqual([gct, incl]);
  });

  test('strikes the list price through while a sale runs, unless another one was given', () => {
    expect(aPrice({ saleUnitPrice: '75' }).compareAtUnitPrice?.toFixed()).toBe('100');
    expect(aPrice({ saleUnitPrice: '75', compareAtUnitPrice: '120' }).compareAtUnitPrice?.toFixed()).toBe('120');
    expect(aPrice({ saleUnitPrice: '75', contract: [{ minQuantity: '1', unitPrice: '80' }] }).compareAtUnitPrice).toBeNull();
    expect(aPrice().compareAtUnitPrice).toBeNull();
  });

  test('tells the discount as a whole number', () => {
    expect(aPrice({ saleUnitPrice: '66.67' }).discountPercent).toBe(33);
    expect(aPrice({ saleUnitPrice: '66.5' }).discountPercent).toBe(34);
    expect(aPrice({ saleUnitPrice: '0' }).discountPercent).toBe(100);
    expect(aPrice({ compareAtUnitPrice: '90' }).discountPercent).toBe(0);
  });

  test('is on sale when the struck-through price stands above it, low when its band is', () => {
    expect(badgesOf(aPrice({ compareAtUnitPrice: '100.01' }), 'IN_STOCK')).toEqual(['ON_SALE']);
    expect(badgesOf(aPrice({ compareAtUnitPrice: '100' }), 'LOW')).toEqual(['LOW_STOCK']);
    expect(badgesOf(aPrice({ saleUnitPrice: '99' }), 'LOW')).toEqual(['ON_SALE', 'LOW_STOCK']);
    expect(badgesOf(aPrice(), 'OUT')).toEqual([]);
  });
});
