import { expect, test } from '@jest/globals';
import { anOrder, anUnpaidOrder, NOW } from '../testing/builders.ts';
import { cancelledOrder } from './close-order.ts';
import { paidOrder, refundableOrder, withSessionEnd } from './pay-order.ts';

const LATER = '2026-11-21T10:20:00.000Z';

test('the payment of an order that waited for it confirms it', () => {
  const paid = paidOrder(anUnpaidOrder(), LATER);

  expect(paid).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', payBy: null });
  expect(paid.timeline.map(({ event }) => event)).toEqual(['placed', 'payment_received', 'confirmed']);
});

test('a payment that is told of twice changes nothing the second time', () => {
  const paid = paidOrder(anUnpaidOrder(), LATER);

  expect(paidOrder(paid, LATER)).toBe(paid);
});

test('a payment that arrives after the cancellation never revives the order and is owed back', () => {
  const cancelled = cancelledOrder(anUnpaidOrder(), { reason: 'x', reasonCode: 'OTHER', actor: 'shopper', at: NOW });

  expect(paidOrder(cancelled, LATER)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_PENDING' });
});

test('the invoice of an order that cost nothing and is cancelled owes nothing back, though it is paid', () => {
  const cancelled = cancelledOrder(anOrder({ total: '0.00' }), { reason: 'x', reasonCode: 'OTHER', actor: 'shopper', at: NOW });

  expect(paidOrder(cancelled, LATER)).toBe(cancelled);
});

test('the paid invoice of an order on account marks it paid and moves it nowhere', () => {
  expect(paidOrder(anOrder({ status: 'SHIPPED', paymentStatus: 'ON_ACCOUNT' }), LATER)).toMatchObject({
    status: 'SHIPPED',
    paymentStatus: 'PAID',
  });
});

test('what was paid in part is owed back by a closed order, once, and by no open one', () => {
  const cancelled = cancelledOrder(anOrder({ paymentStatus: 'ON_ACCOUNT' }), {
    reason: 'x',
    reasonCode: 'OTHER',
    actor: 'shopper',
    at: NOW,
  });
  const owing = refundableOrder(cancelled, LATER);

  expect(owing).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_PENDING' });
  expect(owing.timeline.at(-1)).toEqual({ at: LATER, event: 'refund_pending', actor: 'system' });
  expect(refundableOrder(owing, LATER)).toBe(owing);
  expect(refundableOrder(anOrder(), LATER)).toEqual(anOrder());
});

test('the end of a session moves the date of an unpaid order alone', () => {
  expect(withSessionEnd(anUnpaidOrder(), LATER).payBy).toBe('2026-11-21T11:20:00.000Z');
  expect(withSessionEnd(anOrder(), LATER).payBy).toBeNull();
});
