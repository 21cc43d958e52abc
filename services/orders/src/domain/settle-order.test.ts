import { describe, expect, test } from '@jest/globals';
import { anOrder } from '../testing/builders.ts';
import type { Order } from './order.ts';
import type { Settlement } from './payment.ts';
import { paymentStatusOf, settledOrder } from './settle-order.ts';

const AT = '2026-11-26T09:00:00.000Z';
const settle = (order: Order, settlement: Settlement, at = AT, hasPayment = false): Order =>
  settledOrder(order, { settlement, hasPayment, at });

describe('the payment status', () => {
  test.each([
    ['VOIDED', 'UNPAID'],
    ['UNPAID', 'UNPAID'],
    ['PARTIALLY_PAID', 'UNPAID'],
    ['CREDITED', 'CREDITED'],
    ['PAID', 'PAID'],
    ['PARTIALLY_REFUNDED', 'PARTIALLY_REFUNDED'],
    ['REFUNDED', 'REFUNDED'],
  ] as const)(
    'of an invoice that is %s is %s, and ON_ACCOUNT for what is owed on an open order on credit terms',
    (settlement, expected) => {
      const isOwed = expected === 'UNPAID';

      expect(paymentStatusOf({ paymentRail: 'PREPAID', status: 'CONFIRMED' }, settlement)).toBe(expected);
      expect(paymentStatusOf({ paymentRail: 'CREDIT_TERMS', status: 'SHIPPED' }, settlement)).toBe(isOwed ? 'ON_ACCOUNT' : expected);
      expect(paymentStatusOf({ paymentRail: 'CREDIT_TERMS', status: 'CANCELLED' }, settlement)).toBe(expected);
    },
  );

  test('follows a reversal, and nothing that was published before it', () => {
    const reversed = settle(anOrder({ paymentStatus: 'PAID' }), 'UNPAID');

    expect(reversed).toMatchObject({ paymentStatus: 'UNPAID', settlement: 'UNPAID', updatedAt: AT });
    expect(settle(reversed, 'PAID', '2026-11-26T08:59:59.999Z')).toBe(reversed);
    for (const at of [AT, '2026-11-26T09:00:00.001Z']) expect(settle(reversed, 'PAID', at).paymentStatus).toBe('PAID');
  });

  test('that stays does not change when the order was updated', () => {
    const order = anOrder({ paymentStatus: 'PAID' });

    expect(settle(order, 'PAID')).toEqual({ ...order, settlement: 'PAID', settledAt: AT });
  });

  test.each([
    ['REFUND_FAILED', 3, false],
    ['REFUND_PENDING', 1, false],
    ['REFUND_PENDING', 0, true],
  ] as const)('%s of an unsettled refund comes first', (paymentStatus, refundRevision, hasPayment) => {
    const order = anOrder({ paymentStatus, refundRevision });

    expect(settle(order, 'PARTIALLY_REFUNDED', AT, hasPayment)).toMatchObject({ paymentStatus, settlement: 'PARTIALLY_REFUNDED' });
  });

  test('of a paid order follows its refunds', () => {
    expect(settle(anOrder({ paymentStatus: 'PAID', refundRevision: 1 }), 'REFUNDED', AT, true).paymentStatus).toBe('REFUNDED');
  });

  test('of a canceled order expects no refund of a payment that was reversed before', () => {
    expect(settle(anOrder({ status: 'CANCELLED', paymentStatus: 'REFUND_PENDING' }), 'CREDITED').paymentStatus).toBe('CREDITED');
  });
});
