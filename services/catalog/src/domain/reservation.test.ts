import { describe, expect, test } from '@jest/globals';
import { quantitiesBySku, type StockLevel, sellable, stockIssues } from './reservation.ts';

const aLevel = (sku: string, onHand: string | null, reserved = '0'): [string, StockLevel] => [sku, { sku, onHand, reserved, band: 'LOW' }];
const aLine = (sku: string, quantity: string, lineId = sku) => ({ lineId, sku, quantity });

describe('stock', () => {
  test('is what is on hand and not spoken for, never less than nothing, and unknown where it is not counted', () => {
    expect(sellable({ onHand: '0.3', reserved: '0.1' })?.toFixed()).toBe('0.2');
    expect(sellable({ onHand: '1', reserved: '5' })?.toFixed()).toBe('0');
    expect(sellable({ onHand: null, reserved: '5' })).toBeNull();
  });

  test('is asked for by SKU: lines of one SKU count together, in the order of the SKUs', () => {
    const sums = quantitiesBySku([aLine('B', '0.1'), aLine('A', '1'), aLine('B', '0.2')]);

    expect([...sums].map(([sku, quantity]) => [sku, quantity.toFixed()])).toEqual([
      ['A', '1'],
      ['B', '0.3'],
    ]);
  });
});

describe('the lines of a checkout', () => {
  test('can be held when every SKU suffices for all its lines', () => {
    const levels = new Map([aLevel('A', '3'), aLevel('FREE', null)]);

    expect(stockIssues([aLine('A', '1'), aLine('A', '2'), aLine('FREE', '999999')], levels)).toEqual([]);
  });

  test('name what is short and what is not to be had', () => {
    const levels = new Map([aLevel('A', '3', '1')]);

    expect(stockIssues([aLine('A', '2.001'), aLine('GONE', '1')], levels)).toEqual([
      { lineId: 'A', sku: 'A', code: 'insufficient_stock', availability: 'LOW' },
      { lineId: 'GONE', sku: 'GONE', code: 'sku_unavailable', availability: 'UNKNOWN' },
    ]);
  });
});
