import { expect, test } from '@jest/globals';
import { anOrder, anUnpaidOrder, NOW } from '../testing/builders.ts';
import { cancelledOrder } from './close-order.ts';
import { paidByInvoice, paidOrder, refundableOrder, unpaidOrder, withPayments, withSessionEnd } from './pay-order.ts';
import { refundedOrder } from './refund-order.ts';

const LATER = '2026-11-21T10:20:00.000Z';

test('a payment confirms a pending order', () => {
  const paid = paidOrder(anUnpaidOrder(), LATER);

  expect(paid).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', payBy: null });
  expect(paid.timeline.map(({ event }) => event)).toEqual(['placed', 'payment_received', 'confirmed']);
});

test('a repeated payment event changes nothing', () => {
  const paid = paidOrder(anUnpaidOrder(), LATER);

  expect(paidOrder(paid, LATER)).toBe(paid);
});

test('a payment after the cancellation leaves the order canceled and makes a refund due', () => {
  const cancelled = cancelledOrder(anUnpaidOrder(), { reason: 'x', reasonCode: 'OTHER', actor: 'shopper', at: NOW });

  expect(paidOrder(cancelled, LATER)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_PENDING' });
});

test('what is paid again of a canceled order, because its refunded payment was reversed, is not refunded again', () => {
  const cancelled = cancelledOrder(anUnpaidOrder(), { reason: 'x', reasonCode: 'OTHER', actor: 'shopper', at: NOW });

  const paid = paidByInvoice(cancelled, 1, LATER, true);

  expect(paid).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PAID' });
  expect(paid.timeline.at(-1)).toMatchObject({ event: 'payment_received' });
});

test('a payment whose refund is known already adds only its entry to the timeline, once', () => {
  const cancelled = cancelledOrder(anUnpaidOrder(), { reason: 'x', reasonCode: 'OTHER', actor: 'shopper', at: NOW });
  const totals = { received: '100', refunded: '100', pending: '0', failed: '0', revision: 2 };
  const refunded = refundedOrder(cancelled, { status: 'SUCCEEDED', isOverpayment: false }, totals, LATER);

  const paid = paidOrder(refunded, LATER);

  expect(paid).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
  expect(paid.timeline.filter(({ event }) => event === 'payment_received')).toHaveLength(1);
  expect(paidOrder(paid, LATER)).toBe(paid);
});

test('the paid invoice of a canceled free order makes no refund due', () => {
  const cancelled = cancelledOrder(anOrder({ total: '0.00' }), { reason: 'x', reasonCode: 'OTHER', actor: 'shopper', at: NOW });

  expect(paidByInvoice(cancelled, 0, LATER, false)).toBe(cancelled);
});

test('the invoice of a free order on account is paid without a payment', () => {
  const paid = paidByInvoice(anOrder({ total: '0.00', paymentStatus: 'ON_ACCOUNT' }), 0, LATER, false);

  expect(paid.paymentStatus).toBe('PAID');
  expect(paid.timeline).toHaveLength(2);
});

test('each payment of an invoice is recorded once, and a credit of the rest is no payment', () => {
  const first = withPayments(anOrder({ paymentStatus: 'ON_ACCOUNT' }), 1, NOW);
  const second = withPayments(withPayments(first, 2, LATER), 1, LATER);

  expect(second.timeline.slice(2)).toEqual([NOW, LATER].map((at) => ({ at, event: 'payment_received', actor: 'system' })));
  expect(second.paymentStatus).toBe('ON_ACCOUNT');
  expect(paidByInvoice(second, 2, LATER, false)).toMatchObject({ paymentStatus: 'PAID', timeline: second.timeline });
});

test('the paid invoice of an order on account changes only its payment status', () => {
  expect(paidByInvoice(anOrder({ status: 'SHIPPED', paymentStatus: 'ON_ACCOUNT' }), 1, LATER, false)).toMatchObject({
    status: 'SHIPPED',
    paymentStatus: 'PAID',
  });
});

test('a partial payment makes a refund due on a closed order, once, and not on an open one', () => {
  const cancelled = cancelledOrder(anOrder({ paymentStatus: 'ON_ACCOUNT' }), {
    reason: 'x',
    reasonCode: 'OTHER',
    actor: 'shopper',
    at: NOW,
  });
  const refundDue = refundableOrder(cancelled, LATER);

  expect(refundDue).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_PENDING' });
  expect(refundDue.timeline.at(-1)).toEqual({ at: LATER, event: 'refund_pending', actor: 'system' });
  expect(refundableOrder(refundDue, LATER)).toBe(refundDue);
  expect(refundableOrder(anOrder(), LATER)).toEqual(anOrder());
});

test('the end of a session changes payBy of unpaid orders only', () => {
  expect(withSessionEnd(anUnpaidOrder(), LATER).payBy).toBe('2026-11-21T11:20:00.000Z');
  expect(withSessionEnd(anOrder(), LATER).payBy).toBeNull();
});

test.each([
  ['FAILED', 'payment_failed'],
  ['EXPIRED', 'payment_expired'],
  ['CANCELLED', 'payment_cancelled'],
] as const)('a session that ends as %s is in the timeline of an unpaid order as %s, and changes no other order', (ending, event) => {
  const order = unpaidOrder(anUnpaidOrder(), ending, LATER);

  expect(order).toMatchObject({ status: 'PENDING_PAYMENT', payBy: '2026-11-21T11:20:00.000Z' });
  expect(order.timeline.at(-1)).toEqual({ at: LATER, event, actor: 'system' });
  expect(unpaidOrder(anOrder(), ending, LATER)).toEqual(anOrder());
});
