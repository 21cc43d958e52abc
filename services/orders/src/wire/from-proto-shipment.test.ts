import { describe, expect, test } from '@jest/globals';
import { fromProtoParcel, fromProtoShipmentLines } from './from-proto-shipment.ts';

const parcel = (given: { carrier?: string; trackingNumber?: string; trackingUrl?: string }) =>
  fromProtoParcel({ order: 'SO-1001', lines: [], ...given }, 'the-id');
const fieldsOf = (run: () => unknown): string[] => {
  try {
    run();
  } catch (error) {
    return (error as { details: readonly { field: string }[] }).details.map(({ field }) => field);
  }
  return [];
};

describe('a parcel', () => {
  test('needs no details', () => {
    expect(parcel({})).toEqual({ id: 'the-id', carrier: null, trackingNumber: null, trackingUrl: null });
  });

  test('has an HTTP tracking URL', () => {
    const trackingUrl = 'https://carrier.example/follow?number=1';

    expect(parcel({ carrier: 'Knutsford', trackingNumber: '1', trackingUrl })).toMatchObject({ carrier: 'Knutsford', trackingUrl });
    for (const other of ['javascript:alert(1)', 'ftp://carrier.example', 'carrier.example', '', `https://x.example/${'a'.repeat(2048)}`]) {
      expect([other, fieldsOf(() => parcel({ trackingUrl: other }))]).toEqual([other, ['tracking_url']]);
    }
  });

  test('that is invalid is rejected with all errors', () => {
    expect(fieldsOf(() => parcel({ carrier: ' ', trackingNumber: 'x'.repeat(201), trackingUrl: 'x' }))).toEqual([
      'carrier',
      'tracking_number',
      'tracking_url',
    ]);
  });
});

test('a quantity is a decimal number with at most three decimals', () => {
  const requested = (quantity: string) => fromProtoShipmentLines([{ lineId: '', sku: 'BOLT', quantity }]);

  expect(requested('0.125')).toEqual([{ line: 'BOLT', quantity: '0.125' }]);
  for (const quantity of ['', '-1', '1e3', '0.0625', 'all']) expect(fieldsOf(() => requested(quantity))).toEqual(['lines.0.quantity']);
});
