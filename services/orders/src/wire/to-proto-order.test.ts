import { expect, test } from '@jest/globals';
import { anAddress, anOrder, aShippingOption } from '../testing/builders.ts';
import { toProtoOrder, toProtoOrderSummary } from './to-proto-order.ts';

const aShipment = { id: 's', carrier: null, trackingNumber: 'K1', trackingUrl: null, deliveredAt: null, lines: [] };

test('null and internal fields are omitted', () => {
  const message = toProtoOrder(anOrder({ payBy: '2026-11-21T11:30:00.000Z' }));

  expect(JSON.stringify(message)).not.toContain('null');
  expect(message).not.toHaveProperty('payBy');
  expect(message.notes).toBeUndefined();
  expect(message).toMatchObject({
    lines: [{ sku: 'PAD', shippedQuantity: '0' }],
    promotions: [],
    shipments: [],
    allowedActions: ['cancel'],
  });
});

test('addresses and the shipping option are included unchanged', () => {
  const message = toProtoOrder(anOrder({ shippingAddress: anAddress(), shippingOption: aShippingOption({ freeOver: '5000.00' }) }));

  expect(message.shippingAddress).toEqual({ name: 'Ann Brown', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' });
  expect(message.shippingOption).toMatchObject({ code: 'standard', freeOver: '5000.00' });
});

test('pending shipments are omitted', () => {
  const sent = { ...aShipment, number: 'SO-1001-1', shippedAt: '2026-11-22T09:00:00.000Z' };
  const pending = { ...aShipment, number: 'SO-1001-2', shippedAt: null };

  expect(toProtoOrder(anOrder({ shipments: [sent, pending] })).shipments).toEqual([
    { id: 's', number: 'SO-1001-1', trackingNumber: 'K1', shippedAt: '2026-11-22T09:00:00.000Z', lines: [] },
  ]);
});

test('a summary has exactly the ten fields of the contract', () => {
  expect(Object.keys(toProtoOrderSummary(anOrder({ purchaseOrderNumber: 'PO 7' })))).toEqual([
    'id',
    'number',
    'status',
    'paymentStatus',
    'paymentRail',
    'currency',
    'total',
    'lineCount',
    'placedAt',
    'purchaseOrderNumber',
  ]);
});
