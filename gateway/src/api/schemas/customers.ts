import { z } from 'zod';
import { AddressOut } from './addresses.ts';
import { currency, day, emailOut, id, money, moneyOrNull, paymentRail, textOrNull, time, timeOrNull } from './fields.ts';
import { named } from './named.ts';
import { PaymentTermsOut } from './payment-terms.ts';
import { clearableText, text } from './text.ts';

export const CreditStatusOut = named('CreditStatus', {
  status: z.enum(['GOOD', 'NEAR_LIMIT', 'OVER_LIMIT', 'ON_HOLD', 'NO_CREDIT']).meta({
    id: 'CreditStanding',
    description: 'The credit standing of the customer. `NO_CREDIT` means that there is no credit account.',
  }),
  currency,
  credit_limit: moneyOrNull.meta({
    description:
      'The credit limit. This and all other amounts except `unapplied_credit` are `null` for a customer without a credit account.',
  }),
  balance: moneyOrNull.meta({ description: 'The amount due on invoices of credit-terms orders.' }),
  held: moneyOrNull.meta({ description: 'The amount reserved by checkouts in progress.' }),
  available_credit: moneyOrNull,
  overdue_amount: moneyOrNull,
  unapplied_credit: money.meta({ description: 'Money of the customer that pays for nothing yet.' }),
  oldest_due_at: timeOrNull,
  payment_terms: PaymentTermsOut.nullable(),
  as_of: time,
});

const identity = {
  id,
  email: emailOut,
  email_verified_at: timeOrNull.meta({ description: 'When the customer proved to read the email; `null` if not yet.' }),
  name: z.string(),
  company_name: textOrNull,
  phone: textOrNull,
  tax_id: textOrNull,
  tax_exempt_certificate: textOrNull.meta({ description: 'The certificate by which the customer is exempt from GCT; the store sets it.' }),
  tax_exempt_until: day
    .nullable()
    .meta({ description: 'The last date of the exemption in the time zone of the store; `null` if it does not end.' }),
  status: z
    .enum(['ACTIVE', 'PENDING_APPROVAL', 'SUSPENDED', 'CLOSED'])
    .meta({ id: 'CustomerStatus', description: 'The status of the account. Only an `ACTIVE` customer can log in.' }),
  currency,
  payment_rails: z.array(paymentRail),
  addresses: z.array(AddressOut),
};

export const CustomerOut = named('Customer', { ...identity, created_at: time });

export const MeUpdateIn = named('MeUpdateIn', {
  name: text(200).optional(),
  company_name: clearableText(200),
  phone: clearableText(40),
  tax_id: clearableText(40),
});

export const MeOut = named('Me', {
  ...identity,
  credit: CreditStatusOut.nullable().meta({ description: 'The credit status; `null` if the section is unavailable.' }),
  created_at: time,
});
