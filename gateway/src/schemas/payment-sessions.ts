import { z } from 'zod';
import { currency, id, money, textOrNull, time, webAddressOrNull } from './fields.ts';

export const PaymentSessionOut = z
  .object({
    id,
    status: z.enum(['PENDING', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED']),
    purpose: z.enum(['ORDER', 'INVOICE']),
    amount: money,
    currency,
    redirect_url: webAddressOrNull.meta({ description: 'The hosted payment page; null once the session is over.' }),
    expires_at: time,
    failure_code: textOrNull,
    created_at: time,
  })
  .meta({ id: 'PaymentSession' });
