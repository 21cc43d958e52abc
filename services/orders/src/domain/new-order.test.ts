import { expect, test } from '@jest/globals';
import { aCheckoutBody, aFrozenCart, anAddress, aPayment, aPaymentSession, aShippingOption, NOW, orderParts } from '../testing/builders.ts';
import { newOrder } from './new-order.ts';
import { allowedActions } from './order.ts';
import { paidOrder } from './pay-order.ts';
import { needsSession } from './payment.ts';

test.each([
  ['CASH_ON_DELIVERY', 'UNPAID'],
  ['CREDIT_TERMS', 'ON_ACCOUNT'],
] as const)('an order on %s is confirmed immediately with payment status %s', (paymentRail, paymentStatus) => {
  const order = newOrder(orderParts({ body: aCheckoutBody({ paymentRail }) }));

  expect(order).toMatchObject({ status: 'CONFIRMED', paymentStatus, payBy: null });
  expect(needsSession(paymentRail, order.total)).toBe(false);
  expect(order.timeline.map(({ event, actor }) => [event, actor])).toEqual([
    ['placed', 'shopper'],
    ['confirmed', 'system'],
  ]);
});

test('a prepaid order is pending payment until an hour after its session ends', () => {
  const session = aPaymentSession({ expiresAt: '2026-11-21T10:30:00.000Z' });
  const order = newOrder(orderParts({ body: aCheckoutBody({ paymentRail: 'PREPAID' }), payment: aPayment({ session }) }));

  expect(order).toMatchObject({ status: 'PENDING_PAYMENT', paymentStatus: 'UNPAID', payBy: '2026-11-21T11:30:00.000Z' });
  expect(allowedActions(order)).toEqual(['cancel', 'repay']);
});

test('a prepaid order with a total of zero is confirmed and paid immediately', () => {
  const cart = aFrozenCart({ subtotal: '1000.00', discountTotal: '1000.00', gctAmount: '0.00', total: '0.00' });
  const order = newOrder(orderParts({ body: aCheckoutBody({ paymentRail: 'PREPAID' }), cart, payment: aPayment({ session: null }) }));

  expect(order).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', total: '0.00', payBy: null });
  expect(order.timeline.map(({ event }) => event)).toEqual(['placed', 'confirmed']);
  expect(paidOrder(order, NOW)).toBe(order);
});

test('an order is invoiced to its billing address; without any address, to the first one of the customer', () => {
  const [given, saved, first] = ['given', 'saved', 'first'].map((line1) => anAddress({ line1 }));
  const billed = (body: Parameters<typeof aCheckoutBody>[0], payment: Parameters<typeof aPayment>[0]) =>
    newOrder(orderParts({ body: aCheckoutBody(body), payment: aPayment({ firstAddress: first, ...payment }) })).billingAddress?.line1;

  expect(billed({ billingAddress: given ?? null }, {})).toBe('given');
  expect(billed({}, { billingAddress: saved ?? null })).toBe('saved');
  expect(billed({}, {})).toBe('first');
  expect(billed({}, { address: saved ?? null })).toBeUndefined();
  expect(billed({ shippingAddress: given ?? null }, {})).toBeUndefined();
});

test('an order contains the shopper’s choices and billing’s customer data', () => {
  const stored = anAddress({ id: '01900000-0000-7000-8000-0000000000ad', line1: '9 Stored Street' });
  const shippingOption = aShippingOption();
  const body = aCheckoutBody({ purchaseOrderNumber: 'PO 7', notes: 'Ring twice', requestedDeliveryDate: '2026-12-01' });
  const order = newOrder(orderParts({ body, shippingOption, payment: aPayment({ address: stored, terms: { code: 'NET30', days: 30 } }) }));

  expect(order).toMatchObject({
    number: 'SO-1001',
    total: '1610.00',
    shippingOption,
    shippingAddress: stored,
    purchaseOrderNumber: 'PO 7',
    notes: 'Ring twice',
    requestedDeliveryDate: '2026-12-01',
    paymentTerms: { code: 'NET30', days: 30 },
    lineCount: 1,
    placedAt: NOW,
    storeName: 'Parts of Kingston',
  });
  expect(order.lines).toMatchObject([{ sku: 'PAD', unitPrice: '500.00', shippedQuantity: '0' }]);
});
