import { z } from 'zod';
import { AddressOut } from './addresses.ts';
import { count, currency, emailOut, id, moneyOrNull, paymentRail, textOrNull, time, timeOrNull } from './fields.ts';

export const CreditStatusOut = z
  .object({
    status: z.enum(['GOOD', 'NEAR_LIMIT', 'OVER_LIMIT', 'ON_HOLD', 'NO_CREDIT']),
    currency,
    credit_limit: moneyOrNull.meta({ description: 'null, like every amount here, for a customer without a credit account.' }),
    balance: moneyOrNull.meta({ description: 'What is open on invoices of credit-terms orders.' }),
    held: moneyOrNull.meta({ description: 'What running checkouts hold.' }),
    available_credit: moneyOrNull,
    overdue_amount: moneyOrNull,
    oldest_due_at: timeOrNull,
    payment_terms: z.object({ code: z.string(), days: count }).nullable(),
    as_of: time,
  })
  .meta({ id: 'CreditStatus' });

const identity = {
  id,
  email: emailOut,
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
