import { expect, test } from '@jest/globals';
import { anAddress, anOrder, aShippingOption } from '../testing/builders.ts';
import { toOrderMessage, toSummaryMessage } from './order-message.ts';

const aShipment = { id: 's', carrier: null, trackingNumber: 'K1', trackingUrl: null, deliveredAt: null, lines: [] };

test('what is null is left out, and what is internal does not travel', () => {
  const message = toOrderMessage(anOrder({ payBy: '2026-11-21T11:30:00.000Z' }));

  expect(JSON.stringify(message)).not.toContain('null');
  expect(message).not.toHaveProperty('payBy');
  expect(message).not.toHaveProperty('notes');
  expect(message).toMatchObject({
    lines: [{ sku: 'PAD', shippedQuantity: '0' }],
    promotions: [],
    shipments: [],
    allowedActions: ['cancel'],
  });
});

test('addresses and shipping travel as they were frozen', () => {
  const message = toOrderMessage(anOrder({ shippingAddress: anAddress(), shippingOption: aShippingOption({ freeOver: '5000.00' }) }));

  expect(message.shippingAddress).toEqual({ name: 'Ann Brown', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' });
  expect(message.shippingOption).toMatchObject({ code: 'standard', freeOver: '5000.00' });
});

test('a shipment under way is not shown', () => {
  const left = { ...aShipment, number: 'SO-1001-1', shippedAt: '2026-11-22T09:00:00.000Z' };
  const underWay = { ...aShipment, number: 'SO-1001-2', shippedAt: null };

  expect(toOrderMessage(anOrder({ shipments: [left, underWay] })).shipments).toEqual([
    { id: 's', number: 'SO-1001-1', trackingNumber: 'K1', shippedAt: '2026-11-22T09:00:00.000Z', lines: [] },
  ]);
});

test('the row of a list is the contract’s ten fields and no more', () => {
  expect(Object.keys(toSummaryMessage(anOrder({ purchaseOrderNumber: 'PO 7' })))).toEqual([
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
