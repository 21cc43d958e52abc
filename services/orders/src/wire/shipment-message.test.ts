import { describe, expect, test } from '@jest/globals';
import { toParcel, toWantedLines } from './shipment-message.ts';

const parcel = (given: { carrier?: string; trackingNumber?: string; trackingUrl?: string }) =>
  toParcel({ order: 'SO-1001', lines: [], ...given }, 'the-id');
const faultsOf = (run: () => unknown): string[] => {
  try {
    run();
  } catch (error) {
    return (error as { details: readonly { field: string }[] }).details.map(({ field }) => field);
  }
  return [];
};

describe('a parcel', () => {
  test('needs nothing said about it', () => {
    expect(parcel({})).toEqual({ id: 'the-id', carrier: null, trackingNumber: null, trackingUrl: null });
  });

  test('is followed at an address of the web', () => {
    const trackingUrl = 'https://carrier.example/follow?number=1';

    expect(parcel({ carrier: 'Knutsford', trackingNumber: '1', trackingUrl })).toMatchObject({ carrier: 'Knutsford', trackingUrl });
    for (const other of ['javascript:alert(1)', 'ftp://carrier.example', 'carrier.example', '', `https://x.example/${'a'.repeat(2048)}`]) {
      expect([other, faultsOf(() => parcel({ trackingUrl: other }))]).toEqual([other, ['tracking_url']]);
    }
  });

  test('is refused with all its faults', () => {
    expect(faultsOf(() => parcel({ carrier: ' ', trackingNumber: 'x'.repeat(201), trackingUrl: 'x' }))).toEqual([
      'carrier',
      'tracking_number',
      'tracking_url',
    ]);
  });
});

test('a quantity is a decimal number with three digits after the point at most', () => {
  const wanted = (quantity: string) => toWantedLines([{ lineId: '', sku: 'BOLT', quantity }]);

  expect(wanted('0.125')).toEqual([{ line: 'BOLT', quantity: '0.125' }]);
  for (const quantity of ['', '-1', '1e3', '0.0625', 'all']) expect(faultsOf(() => wanted(quantity))).toEqual(['lines.0.quantity']);
});
