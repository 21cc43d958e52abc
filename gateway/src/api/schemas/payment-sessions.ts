import { z } from 'zod';
import { currency, id, money, textOrNull, time, webAddressOrNull } from './fields.ts';
import { orderPaymentStatus } from './order-rows.ts';

const status = z.enum(['PENDING', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED']);
const redirectUrl = webAddressOrNull.meta({ description: 'The URL of the hosted payment page; `null` once the session has ended.' });

export const PaymentSessionOut = z
  .object({
    id,
    status,
    purpose: z.enum(['ORDER', 'INVOICE']),
    amount: money,
    currency,
    redirect_url: redirectUrl,
    expires_at: time,
    failure_code: textOrNull,
    created_at: time,
  })
  .meta({ id: 'PaymentSession' });

export const PaymentStatusOut = z
  .object({
    order_id: id,
    order_status: z.string().meta({ examples: ['PENDING_PAYMENT'] }),
    payment_status: orderPaymentStatus.meta({
      description: 'The payment status of the order, including refunds. It follows `status` within seconds.',
    }),
    session_id: id,
    status,
    amount: money,
    currency,
    redirect_url: redirectUrl,
    expires_at: time,
    failure_code: textOrNull,
    updated_at: time,
  })
  .meta({ id: 'PaymentStatus' });
