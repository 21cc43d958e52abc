import { z } from 'zod';
import { AddressOut } from './addresses.ts';
import { currency, id, moneyOrNull, paymentRail, textOrNull, time, timeOrNull } from './fields.ts';

export const CreditStatusOut = z
  .object({
    status: z.enum(['GOOD', 'NEAR_LIMIT', 'OVER_LIMIT', 'ON_HOLD', 'NO_CREDIT']),
    currency,
    credit_limit: moneyOrNull,
    balance: moneyOrNull,
    held: moneyOrNull,
    available_credit: moneyOrNull,
    overdue_amount: moneyOrNull,
    oldest_due_at: timeOrNull,
    payment_terms: z.object({ code: z.string(), days: z.int() }).nullable(),
    as_of: time,
  })
  .meta({ id: 'CreditStatus' });

const identity = {
  id,
  email: z.string(),
  name: z.string(),
  company_name: textOrNull,
  phone: textOrNull,
  tax_id: textOrNull,
  status: z.string().meta({ description: 'ACTIVE, PENDING_APPROVAL or SUSPENDED.' }),
  currency,
  payment_rails: z.array(paymentRail),
  addresses: z.array(AddressOut),
};

export const CustomerOut = z.object({ ...identity, created_at: time }).meta({ id: 'Customer' });
export const MeOut = z
  .object({
    ...identity,
    credit: CreditStatusOut.nullable().meta({ description: 'null when the section is unavailable.' }),
    created_at: time,
  })
  .meta({ id: 'Me' });
