import { isCountryCode } from '@storefront/contract';
import { z } from 'zod';
import { currency, day, emailOut, id, idInPath, money, moneyOrNull, paymentRail, textOrNull, time, timeOrNull } from '../schemas/fields.ts';
import { isoDate } from '../schemas/iso-date-time.ts';
import { named } from '../schemas/named.ts';
import { PaymentTermsOut } from '../schemas/payment-terms.ts';
import { clearableText, optionalText, text } from '../schemas/text.ts';

export const AddressIn = named('AddressIn', {
  name: text(200),
  company: optionalText(200),
  line1: text(200),
  line2: optionalText(200),
  city: text(100),
  region: optionalText(100),
  postal_code: optionalText(20),
  country_code: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be an ISO 3166-1 alpha-2 code, such as JM')
    .meta({ minLength: 2, maxLength: 2, description: 'An ISO 3166-1 alpha-2 country code.', examples: ['JM'] })
    .transform((code) => code.toUpperCase())
    .refine(isCountryCode, { error: 'must be an assigned ISO 3166-1 alpha-2 code, such as JM', params: { code: 'unknown_country' } }),
  phone: optionalText(40),
});

export const AddressUpdateIn = named('AddressUpdateIn', {
  name: text(200).optional(),
  company: clearableText(200),
  line1: text(200).optional(),
  line2: clearableText(200),
  city: text(100).optional(),
  region: clearableText(100),
  postal_code: clearableText(20),
  country_code: AddressIn.shape.country_code.optional(),
  phone: clearableText(40),
});

export const AddressOut = named('Address', {
  id: id.nullable().meta({ description: 'The ID of a saved address; `null` for an address entered at checkout.' }),
  name: z.string(),
  company: textOrNull,
  line1: z.string(),
  line2: textOrNull,
  city: z.string(),
  region: textOrNull,
  postal_code: textOrNull,
  country_code: z
    .string()
    .meta({ pattern: '^[A-Z]{2}$', maxLength: 2, description: 'An ISO 3166-1 alpha-2 country code.', examples: ['JM'] }),
  phone: textOrNull,
});

/** A saved address, which always has an ID. */
export const SavedAddressOut = AddressOut.extend({ id }).meta({ id: 'SavedAddress' });

export const AddressPath = z.object({ address_id: idInPath('address') });

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
  unapplied_credit: money.meta({ description: 'Money of the customer that has not been applied to an invoice.' }),
  oldest_due_at: timeOrNull,
  payment_terms: PaymentTermsOut.nullable(),
  as_of: time,
});

const identity = {
  id,
  email: emailOut,
  email_verified_at: timeOrNull.meta({ description: 'When the customer verified the email; `null` if not verified.' }),
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

export const CustomerSessionOut = named('CustomerSession', {
  id,
  created_at: time,
  last_used_at: time.meta({ description: 'When the session began or was last refreshed.' }),
  expires_at: time.meta({ description: 'When the session ends unless it is refreshed.' }),
  is_current: z.boolean().meta({ description: 'Whether it is the session of the shopper token.' }),
});

export const CustomerSessionPath = z.object({ session_id: idInPath('session') });

export const StatementQuery = z.object({
  from: isoDate.optional().meta({ description: 'The first day. By default, a month before `to`.' }),
  to: isoDate
    .optional()
    .meta({ description: 'The last day. Defaults to today, as does a later day. A period can span at most 24 months.' }),
  format: z
    .enum(['json', 'csv', 'pdf'], 'must be json, csv, or pdf')
    .meta({ id: 'StatementFormat', description: 'The format of the response.' })
    .default('json'),
});

const StatementEntryOut = named('StatementEntry', {
  date: day.meta({ description: 'The day on which it was recorded, in the time zone of the store.' }),
  type: z.enum(['INVOICE', 'PAYMENT', 'CREDIT_NOTE', 'REFUND', 'REVERSAL', 'ADJUSTMENT']).meta({
    id: 'StatementEntryType',
    description: 'The kind of the entry. An `ADJUSTMENT` is a voided invoice, or a refund that came back.',
  }),
  number: textOrNull.meta({ description: 'The number of an invoice or credit note.' }),
  reference: textOrNull,
  description: z.string(),
  debit: moneyOrNull,
  credit: moneyOrNull,
  balance: money.meta({ description: 'The balance after the entry.' }),
  invoice_id: id.nullable(),
});

const AgingOut = named('Aging', {
  current: money.meta({ description: 'The amount that was due at the end of `to` and not overdue.' }),
  days_1_30: money.meta({ description: 'The amount that had been overdue for 1 to 30 days.' }),
  days_31_60: money,
  days_61_90: money,
  over_90: money,
});

export const StatementOut = named('Statement', {
  currency,
  from: day,
  to: day,
  opening_balance: money.meta({ description: 'The amount that the customer owed before `from`; negative if the store owed the customer.' }),
  entries: z.array(StatementEntryOut),
  closing_balance: money.meta({ description: 'The sum of `aging` less `unapplied_credit` and the refunds that are owed.' }),
  unapplied_credit: money.meta({ description: 'The money that had not been applied to an invoice at the end of `to`.' }),
  aging: AgingOut,
  as_of: time.meta({ description: 'When the statement was read.' }),
});
