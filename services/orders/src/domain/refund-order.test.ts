import { expect, test } from '@jest/globals';
import { anOrder } from '../testing/builders.ts';
import { cancelledOrder } from './close-order.ts';
import type { Order } from './order.ts';
import { paidOrder } from './pay-order.ts';
import { type ChangedRefund, type RefundTotals, refundedOrder } from './refund-order.ts';

const EARLIER = '2026-11-21T10:19:00.000Z';
const LATER = '2026-11-21T10:20:00.000Z';
const totals = (fields: Partial<RefundTotals>): RefundTotals => ({
  received: '115.00',
  refunded: '0.00',
  pending: '0.00',
  failed: '0.00',
  revision: 1,
  ...fields,
});
const aRefund = (status: ChangedRefund['status'], isOverpayment = false): ChangedRefund => ({ status, isOverpayment });

test.each([
  ['PENDING', { pending: '15.00' }, 'REFUND_PENDING', 'refund_pending'],
  ['SUCCEEDED', { refunded: '15.00' }, 'PARTIALLY_REFUNDED', 'partially_refunded'],
  ['SUCCEEDED', { refunded: '115.00' }, 'REFUNDED', 'refunded'],
  ['SUCCEEDED', { refunded: '15.00', pending: '100.00' }, 'REFUND_PENDING', 'refunded'],
  ['FAILED', { refunded: '15.00', failed: '100.00' }, 'REFUND_FAILED', 'refund_failed'],
] as const)('a refund that is %s with totals %j makes the order %s', (status, sums, paymentStatus, event) => {
  const order = refundedOrder(anOrder({ paymentStatus: 'PAID' }), aRefund(status), totals(sums), LATER);

  expect(order).toMatchObject({ paymentStatus, refundRevision: 1, updatedAt: LATER });
  expect(order.timeline.at(-1)).toEqual({ at: LATER, event, actor: 'system' });
});

test('the refund of an overpayment is in the timeline and leaves the order paid', () => {
  const order = refundedOrder(anOrder({ paymentStatus: 'PAID' }), aRefund('SUCCEEDED', true), totals({}), LATER);

  expect([order.paymentStatus, order.timeline.at(-1)?.event]).toEqual(['PAID', 'refunded']);
});

test('totals that are repeated or out of order change nothing', () => {
  const refunded = refundedOrder(
    anOrder({ paymentStatus: 'PAID' }),
    aRefund('SUCCEEDED'),
    totals({ refunded: '115.00', revision: 2 }),
    LATER,
  );

  expect(refundedOrder(refunded, aRefund('SUCCEEDED'), totals({ refunded: '115.00', revision: 2 }), LATER)).toBe(refunded);
  expect(refundedOrder(refunded, aRefund('PENDING'), totals({ pending: '115.00', revision: 1 }), LATER)).toBe(refunded);
});

test('the pending refund of a canceled order is in the timeline once', () => {
  const cancelled = cancelledOrder(anOrder({ paymentStatus: 'PAID' }), { reason: 'x', reasonCode: 'OTHER', actor: 'shopper', at: LATER });
  const pending = refundedOrder(cancelled, aRefund('PENDING'), totals({ pending: '115.00' }), LATER);

  expect(pending.timeline.filter(({ event }) => event === 'refund_pending')).toHaveLength(1);
});

test('the pending refund of a payment that was received before the order was canceled is in the timeline once', () => {
  const placed = anOrder({ status: 'PENDING_PAYMENT', paymentStatus: 'UNPAID' });
  const cancelled = cancelledOrder(placed, { reason: 'x', reasonCode: 'OTHER', actor: 'shopper', at: LATER });
  const paid = paidOrder(cancelled, EARLIER);
  const stored = { ...paid, timeline: paid.timeline.toSorted((one, other) => one.at.localeCompare(other.at)) };

  const pending = refundedOrder(stored, aRefund('PENDING'), totals({ received: placed.total, pending: placed.total }), LATER);

  expect(stored.timeline.at(-1)?.event).toBe('cancelled');
  expect(pending.timeline.filter(({ event }) => event === 'refund_pending')).toHaveLength(1);
  expect(pending).toMatchObject({ paymentStatus: 'REFUND_PENDING', refundRevision: 1 });
});

test.each([
  ['UNPAID', '115.00', 'UNPAID'],
  ['PARTIALLY_PAID', '115.00', 'UNPAID'],
  ['CREDITED', '115.00', 'CREDITED'],
  ['REFUNDED', '115.00', 'REFUNDED'],
  [null, '0.00', 'PAID'],
] as const)('a refund of an order whose invoice is %s, of which %s is refunded, makes it %s', (settlement, refunded, paymentStatus) => {
  const order = refundedOrder(anOrder({ paymentStatus: 'PAID', settlement }), aRefund('SUCCEEDED'), totals({ refunded }), LATER);

  expect(order.paymentStatus).toBe(paymentStatus);
});

test('each later change of the refunds of a canceled order is in the timeline', () => {
  const cancelled = cancelledOrder(anOrder({ paymentStatus: 'PAID' }), { reason: 'x', reasonCode: 'OTHER', actor: 'shopper', at: LATER });
  const part = refundedOrder(cancelled, aRefund('SUCCEEDED'), totals({ refunded: '15.00', pending: '100.00' }), LATER);
  const again = refundedOrder(part, aRefund('PENDING'), totals({ pending: '100.00', revision: 2 }), LATER);
  const settled = refundedOrder({ ...cancelled, paymentStatus: 'REFUNDED' }, aRefund('PENDING'), totals({ pending: '15.00' }), LATER);

  expect(again.timeline.slice(-3).map(({ event }) => event)).toEqual(['refund_pending', 'refunded', 'refund_pending']);
  expect(settled.timeline.slice(-2).map(({ event }) => event)).toEqual(['refund_pending', 'refund_pending']);
});

test('each pending refund of an open order is in the timeline', () => {
  const one = refundedOrder(anOrder({ paymentStatus: 'PAID' }), aRefund('PENDING'), totals({ pending: '15.00' }), LATER);
  const two = refundedOrder(one, aRefund('PENDING'), totals({ pending: '30.00', revision: 2 }), LATER);

  expect(two.timeline.filter(({ event }) => event === 'refund_pending')).toHaveLength(2);
});

test.each([
  ['PARTIALLY_REFUNDED', 'REFUND_PENDING'],
  ['REFUND_FAILED', 'REFUND_FAILED'],
  ['REFUNDED', 'REFUNDED'],
] as const)('canceling an order that is %s makes it %s', (paymentStatus, after) => {
  const order = cancelledOrder(anOrder({ paymentStatus }), { reason: 'x', reasonCode: 'OTHER', actor: 'shopper', at: LATER });

  expect(order.paymentStatus).toBe(after);
});

test('the payment of a canceled order and its refund give one timeline, in whichever order their events arrive', () => {
  const placed = anOrder({ status: 'PENDING_PAYMENT', paymentStatus: 'UNPAID' });
  const cancelled = cancelledOrder(placed, { reason: 'x', reasonCode: 'OTHER', actor: 'shopper', at: LATER });
  const refund = (order: Order) => refundedOrder(order, aRefund('PENDING'), totals({ received: order.total, pending: order.total }), LATER);

  const refundFirst = paidOrder(refund(cancelled), LATER);
  const paymentFirst = refund(paidOrder(cancelled, LATER));

  expect(refundFirst.timeline).toEqual(paymentFirst.timeline);
  expect(refundFirst.timeline.slice(-3).map(({ event }) => event)).toEqual(['cancelled', 'payment_received', 'refund_pending']);
  expect([refundFirst.paymentStatus, paymentFirst.paymentStatus]).toEqual(['REFUND_PENDING', 'REFUND_PENDING']);
});
