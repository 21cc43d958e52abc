import { z } from 'zod';
import { currency, id, money, textOrNull, time, webAddressOrNull } from './fields.ts';

const status = z.enum(['PENDING', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED']);
const redirectUrl = webAddressOrNull.meta({ description: 'The hosted payment page; null once the session is over.' });

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
