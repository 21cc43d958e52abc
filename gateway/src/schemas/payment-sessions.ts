import { z } from 'zod';
import { currency, id, money, textOrNull, time } from './fields.ts';

export const PaymentSessionOut = z
  .object({
    id,
    status: z.enum(['PENDING', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED']),
    purpose: z.enum(['ORDER', 'INVOICE']),
    amount: money,
    currency,
    redirect_url: textOrNull,
    expires_at: time,
    failure_code: textOrNull,
    created_at: time,
  })
  .meta({ id: 'PaymentSession' });
