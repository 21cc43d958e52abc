import { z } from 'zod';
import { currency, id, money, textOrNull, time, webAddressOrNull } from './fields.ts';
import { named } from './named.ts';
import { orderPaymentStatus, orderStatus } from './order-rows.ts';

const status = z.enum(['PENDING', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED']).meta({
  id: 'PaymentSessionStatus',
  description: 'The status of a payment session. `PENDING` and `PROCESSING` sessions are live; the other statuses are final.',
});
const redirectUrl = webAddressOrNull.meta({ description: 'The URL of the hosted payment page; `null` once the session has ended.' });

const failureCode = textOrNull.meta({
  description: 'Why the payment failed, in the words of the payment gateway; `null` unless it failed.',
});

export const PaymentSessionOut = named('PaymentSession', {
  id,
  status,
  purpose: z.enum(['ORDER', 'INVOICE']).meta({ id: 'PaymentPurpose', description: 'What the session pays.' }),
  amount: money,
  currency,
  redirect_url: redirectUrl,
  expires_at: time,
  failure_code: failureCode,
  created_at: time,
});

export const PaymentStatusOut = named('PaymentStatus', {
  order_id: id,
  order_status: orderStatus,
  payment_status: orderPaymentStatus.meta({
    description: 'The payment status of the order, including refunds. It follows `status` within seconds.',
  }),
  session_id: id,
  status,
  amount: money,
  currency,
  redirect_url: redirectUrl,
  expires_at: time,
  failure_code: failureCode,
  updated_at: time,
});
