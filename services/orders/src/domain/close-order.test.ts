import { describe, expect, test } from '@jest/globals';
import { anOrder, anUnpaidOrder } from '../testing/builders.ts';
import { cancelledOrder, expiredOrder } from './close-order.ts';
import type { OrderStatus } from './order-status.ts';

const request = { reason: 'changed my mind', reasonCode: 'CUSTOMER_REQUEST', actor: 'shopper', at: '2026-11-21T11:00:00.000Z' } as const;

describe('canceling', () => {
  test.each<OrderStatus>(['PENDING_PAYMENT', 'CONFIRMED'])('an order that is %s records the reason and the actor', (status) => {
    const order = cancelledOrder(anOrder({ status }), request);

    expect(order).toMatchObject({
      status: 'CANCELLED',
      cancellation: { reason: 'changed my mind', reasonCode: 'CUSTOMER_REQUEST', actor: 'shopper', cancelledAt: request.at },
    });
    expect(order.timeline.at(-1)).toEqual({ at: request.at, event: 'cancelled', actor: 'shopper' });
  });

  test.each<OrderStatus>(['PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'EXPIRED'])(
    'an order that is %s is refused',
    (status) => {
      expect(() => cancelledOrder(anOrder({ status }), request)).toThrow(expect.objectContaining({ reason: 'order_not_cancellable' }));
    },
  );

  test('an order with a pending shipment is refused', () => {
    const pending = {
      id: 's',
      number: 'SO-1001-1',
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      shippedAt: null,
      deliveredAt: null,
      lines: [],
    };

    expect(() => cancelledOrder(anOrder({ shipments: [pending] }), request)).toThrow(
      expect.objectContaining({ code: 'conflict', reason: 'order_not_cancellable' }),
    );
  });

  test.each([
    ['UNPAID', 'UNPAID'],
    ['ON_ACCOUNT', 'UNPAID'],
    ['PAID', 'REFUND_PENDING'],
  ] as const)('changes the payment status from %s to %s', (paymentStatus, after) => {
    expect(cancelledOrder(anOrder({ paymentStatus }), request).paymentStatus).toBe(after);
  });

  test.each(['UNPAID', 'PAID'] as const)('a free order that is %s needs no refund', (paymentStatus) => {
    const order = cancelledOrder(anOrder({ paymentStatus, total: '0.00' }), request);

    expect([order.paymentStatus, order.timeline.at(-1)?.event]).toEqual(['UNPAID', 'cancelled']);
  });

  test('an order whose refund is pending does not announce it again', () => {
    expect(cancelledOrder(anOrder({ paymentStatus: 'REFUND_PENDING' }), request).timeline.at(-1)?.event).toBe('cancelled');
  });
});

describe('expiry', () => {
  const order = anUnpaidOrder({ payBy: '2026-11-21T11:30:00.000Z' });

  test('an unpaid order expires at payBy and not before', () => {
    expect(expiredOrder(order, '2026-11-21T11:29:59.999Z')).toBeUndefined();
    const expired = expiredOrder(order, '2026-11-21T11:30:00.000Z');
    expect(expired).toMatchObject({ status: 'EXPIRED', payBy: null });
    expect(expired?.timeline.at(-1)).toMatchObject({ event: 'expired', actor: 'system' });
  });

  test('a paid order does not expire', () => {
    expect(expiredOrder(anOrder(), '2027-01-01T00:00:00.000Z')).toBeUndefined();
  });
});
