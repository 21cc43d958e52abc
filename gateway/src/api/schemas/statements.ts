import { z } from 'zod';
import { currency, day, id, money, moneyOrNull, textOrNull, time } from './fields.ts';
import { isoDate } from './iso-date-time.ts';
import { named } from './named.ts';

export const StatementQuery = z.object({
  from: isoDate.optional().meta({ description: 'The first day. By default, a month before `to`.' }),
  to: isoDate.optional().meta({ description: 'The last day. By default, and if it is later, today. A period has at most 24 months.' }),
  format: z
    .enum(['json', 'csv', 'pdf'], 'must be json, csv, or pdf')
    .meta({ id: 'StatementFormat', description: 'The format of the response.' })
    .default('json'),
});

const StatementEntryOut = named('StatementEntry', {
  date: day.meta({ description: 'The day on which it was recorded, in the time zone of the store.' }),
  type: z.enum(['INVOICE', 'PAYMENT', 'CREDIT_NOTE', 'REFUND', 'REVERSAL', 'ADJUSTMENT']).meta({
    id: 'StatementEntryType',
    description: 'What the entry records. An `ADJUSTMENT` is a voided invoice, or a refund that came back.',
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
  current: money.meta({ description: 'What was due at the end of `to` and not overdue.' }),
  days_1_30: money.meta({ description: 'What had been overdue for 1 to 30 days.' }),
  days_31_60: money,
  days_61_90: money,
  over_90: money,
});

export const StatementOut = named('Statement', {
  currency,
  from: day,
  to: day,
  opening_balance: money.meta({ description: 'What the customer owed before `from`; negative if the store owed it.' }),
  entries: z.array(StatementEntryOut),
  closing_balance: money.meta({ description: 'The sum of `aging` less `unapplied_credit` and the refunds that are owed.' }),
  unapplied_credit: money.meta({ description: 'The money that paid for nothing at the end of `to`.' }),
  aging: AgingOut,
  as_of: time.meta({ description: 'When the statement was read.' }),
});
