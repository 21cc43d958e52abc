import { describe, expect, test } from '@jest/globals';
import { anOrder, anUnpaidOrder } from '../testing/builders.ts';
import { cancelledOrder, expiredOrder } from './close-order.ts';
import type { OrderStatus } from './order-status.ts';

const asked = { reason: 'changed my mind', reasonCode: 'CUSTOMER_REQUEST', actor: 'shopper', at: '2026-11-21T11:00:00.000Z' } as const;

describe('cancelling', () => {
  test.each<OrderStatus>(['PENDING_PAYMENT', 'CONFIRMED'])('an order that is %s is cancelled, with why and by whom', (status) => {
    const order = cancelledOrder(anOrder({ status }), asked);

    expect(order).toMatchObject({
      status: 'CANCELLED',
      cancellation: { reason: 'changed my mind', reasonCode: 'CUSTOMER_REQUEST', actor: 'shopper', cancelledAt: asked.at },
    });
    expect(order.timeline.at(-1)).toEqual({ at: asked.at, event: 'cancelled', actor: 'shopper' });
  });

  test.each<OrderStatus>(['PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'EXPIRED'])(
    'an order that is %s is not cancellable',
    (status) => {
      expect(() => cancelledOrder(anOrder({ status }), asked)).toThrow(expect.objectContaining({ reason: 'order_not_cancellable' }));
    },
  );

  test('an order of which a shipment is under way is not cancellable', () => {
    const underWay = {
      id: 's',
      number: 'SO-1001-1',
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      shippedAt: null,
      deliveredAt: null,
      lines: [],
    };

    expect(() => cancelledOrder(anOrder({ shipments: [underWay] }), asked)).toThrow(
      expect.objectContaining({ code: 'conflict', reason: 'order_not_cancellable' }),
    );
  });

  test.each([
    ['UNPAID', 'UNPAID'],
    ['ON_ACCOUNT', 'UNPAID'],
    ['PAID', 'REFUND_PENDING'],
  ] as const)('a payment that is %s becomes %s', (paymentStatus, after) => {
    expect(cancelledOrder(anOrder({ paymentStatus }), asked).paymentStatus).toBe(after);
  });

  test.each(['UNPAID', 'PAID'] as const)('an order that cost nothing and is %s owes no refund', (paymentStatus) => {
    const order = cancelledOrder(anOrder({ paymentStatus, total: '0.00' }), asked);

    expect([order.paymentStatus, order.timeline.at(-1)?.event]).toEqual(['UNPAID', 'cancelled']);
  });
});

describe('expiry', () => {
  const order = anUnpaidOrder({ payBy: '2026-11-21T11:30:00.000Z' });

  test('an unpaid order expires at its hour and not before', () => {
    expect(expiredOrder(order, '2026-11-21T11:29:59.999Z')).toBeUndefined();
    expect(expiredOrder(order, '2026-11-21T11:30:00.000Z')).toMatchObject({ status: 'EXPIRED', payBy: null });
  });

  test('an order that was paid in between does not expire', () => {
    expect(expiredOrder(anOrder(), '2027-01-01T00:00:00.000Z')).toBeUndefined();
  });
});
