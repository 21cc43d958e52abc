import { describe, expect, test } from '@jest/globals';
import { holdsStock, parseReservationState, quantitiesBySku, type StockLevel, sellable, stockIssues } from './reservation.ts';

const aLevel = (sku: string, onHand: string | null, reserved = '0'): [string, StockLevel] => [sku, { sku, onHand, reserved, band: 'LOW' }];
const aLine = (sku: string, quantity: string, lineId = sku) => ({ lineId, sku, quantity });

describe('stock quantities', () => {
  test('the sellable quantity is on hand minus reserved, at least 0, and null without a count', () => {
    expect(sellable({ onHand: '0.3', reserved: '0.1' })?.toFixed()).toBe('0.2');
    expect(sellable({ onHand: '1', reserved: '5' })?.toFixed()).toBe('0');
    expect(sellable({ onHand: null, reserved: '5' })).toBeNull();
  });

  test('quantities are summed by SKU and sorted by SKU', () => {
    const sums = quantitiesBySku([aLine('B', '0.1'), aLine('A', '1'), aLine('C', '2'), aLine('B', '0.2')]);

    expect([...sums].map(([sku, quantity]) => [sku, quantity.toFixed()])).toEqual([
      ['A', '1'],
      ['B', '0.3'],
      ['C', '2'],
    ]);
  });
});

describe('stock issues', () => {
  test('there are none when each SKU has enough stock for all its lines', () => {
    const levels = new Map([aLevel('A', '3'), aLevel('FREE', null)]);

    expect(stockIssues([aLine('A', '1'), aLine('A', '2'), aLine('FREE', '999999')], levels)).toEqual([]);
  });

  test('each line with insufficient stock or an unavailable SKU has one', () => {
    const levels = new Map([aLevel('A', '3', '1')]);

    expect(stockIssues([aLine('A', '2.001'), aLine('UNKNOWN', '1')], levels)).toEqual([
      { lineId: 'A', sku: 'A', code: 'insufficient_stock', availability: 'LOW' },
      { lineId: 'UNKNOWN', sku: 'UNKNOWN', code: 'sku_unavailable', availability: 'UNKNOWN' },
    ]);
  });
});

test('a reservation holds stock until it is released or expires', () => {
  const states = ['HELD', 'COMMITTED', 'RELEASED', 'EXPIRED'].map(parseReservationState);

  expect(states.map(holdsStock)).toEqual([true, true, false, false]);
  expect(() => parseReservationState('toString')).toThrow('"toString" is not a reservation state');
});
