import { expect, test } from '@jest/globals';
import { aCheckoutBody, anAddress, aPayment, aPaymentSession, aShippingOption, NOW, orderParts } from '../testing/builders.ts';
import { allowedActions } from './order.ts';
import { placeOrder } from './place-order.ts';

test.each([
  ['CASH_ON_DELIVERY', 'UNPAID'],
  ['CREDIT_TERMS', 'ON_ACCOUNT'],
] as const)('an order on %s is confirmed at once and %s', (paymentRail, paymentStatus) => {
  const order = placeOrder(orderParts({ body: aCheckoutBody({ paymentRail }) }));

  expect(order).toMatchObject({ status: 'CONFIRMED', paymentStatus, payBy: null });
  expect(order.timeline.map(({ event, actor }) => [event, actor])).toEqual([
    ['placed', 'shopper'],
    ['confirmed', 'system'],
  ]);
});

test('a prepaid order waits for its payment until an hour after its session ends', () => {
  const session = aPaymentSession({ expiresAt: '2026-11-21T10:30:00.000Z' });
  const order = placeOrder(orderParts({ body: aCheckoutBody({ paymentRail: 'PREPAID' }), payment: aPayment({ session }) }));

  expect(order).toMatchObject({ status: 'PENDING_PAYMENT', paymentStatus: 'UNPAID', payBy: '2026-11-21T11:30:00.000Z' });
  expect(allowedActions(order)).toEqual(['cancel', 'repay']);
});

test('the order freezes what the shopper chose and what billing knows', () => {
  const stored = anAddress({ id: '01900000-0000-7000-8000-0000000000ad', line1: '9 Stored Street' });
  const shippingOption = aShippingOption();
  const body = aCheckoutBody({ purchaseOrderNumber: 'PO 7', notes: 'Ring twice', requestedDeliveryDate: '2026-12-01' });
  const order = placeOrder(orderParts({ body, shippingOption, payment: aPayment({ address: stored, termsDays: 30 }) }));

  expect(order).toMatchObject({
    number: 'SO-1001',
    total: '1610.00',
    shippingOption,
    shippingAddress: stored,
    purchaseOrderNumber: 'PO 7',
    notes: 'Ring twice',
    requestedDeliveryDate: '2026-12-01',
    paymentTermsDays: 30,
    lineCount: 1,
    placedAt: NOW,
    storeName: 'Parts of Kingston',
  });
  expect(order.lines).toMatchObject([{ sku: 'PAD', unitPrice: '500.00', shippedQuantity: '0' }]);
});
