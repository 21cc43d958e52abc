import { z } from 'zod';
import { count, currency, id, money, paymentRail, textOrNull, time } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';

/** The status of an order. */
export const orderStatus = z
  .enum(['PENDING_PAYMENT', 'CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'EXPIRED'])
  .meta({ id: 'OrderStatus', description: 'The status of an order. `CANCELLED`, `EXPIRED`, and `DELIVERED` are final.' });

/** The payment status of an order. */
export const orderPaymentStatus = z
  .enum(['UNPAID', 'PAID', 'ON_ACCOUNT', 'CREDITED', 'REFUND_PENDING', 'REFUND_FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED'])
  .meta({
    id: 'OrderPaymentStatus',
    description: 'Whether an order has been paid, is on account, has been credited without a payment, or has been refunded.',
  });

export const orderRow = {
  id,
  number: z.string().meta({ examples: ['SO-1042'] }),
  status: orderStatus,
  payment_status: orderPaymentStatus,
  payment_rail: paymentRail,
  currency,
  total: money,
  line_count: count,
  placed_at: time,
  purchase_order_number: textOrNull,
};

export const OrderRowOut = named('OrderRow', orderRow);
