import { z } from 'zod';
import { count, currency, day, id, money } from './fields.ts';
import { isoDate } from './iso-date-time.ts';
import { named } from './named.ts';
import { positiveAmountIn } from './numbers.ts';
import { optional, optionalText, text } from './text.ts';

/** As long as the longest statement. */
export const HISTORY_MONTHS_MAX = 24;
/** With payments and credit notes, 24 months are about 1,000 entries. */
export const HISTORY_INVOICES_PER_MONTH_MAX = 20;
/** About a second of work in one transaction. */
export const HISTORY_ENTRIES_MAX = 1000;
const REFERENCE_CHARACTERS_MAX = 100;

const wholeNumber = (max: number) => z.int('must be a whole number').min(1, 'must be at least 1').max(max, `must be at most ${max}`);

const EntryType = z.enum(['INVOICE', 'PAYMENT', 'CREDIT_NOTE']).meta({ id: 'SandboxHistoryEntryType', description: 'What was recorded.' });

const HistoryEntryIn = named('SandboxHistoryEntryIn', {
  type: EntryType,
  date: isoDate.meta({
    description: `The date on which it is recorded, in the time zone of the store: before today, and at most ${HISTORY_MONTHS_MAX} months ago.`,
    examples: ['2026-03-02'],
  }),
  amount: positiveAmountIn.meta({ description: 'The total of an invoice or credit note, tax included, or what was paid.' }),
  reference: optionalText(REFERENCE_CHARACTERS_MAX).meta({
    description: 'The purchase order number of an invoice, the reference of a payment, or the reason of a credit note.',
  }),
  invoice: optional(z.int('must be a whole number').min(0, 'must be at least 0').max(HISTORY_ENTRIES_MAX)).meta({
    description:
      'The index in `entries`, from 0, of the invoice that is paid or credited. Without it, a payment pays what is due first, and a credit note ' +
      'credits the last invoice before it.',
  }),
});

/** The body of a history. */
export const SandboxHistoryIn = z
  .object({
    customer: text(254).meta({ description: 'The ID or email of the customer.', examples: ['ann@garage.example'] }),
    entries: optional(
      z.array(HistoryEntryIn).min(1, 'must not be empty').max(HISTORY_ENTRIES_MAX, `must have at most ${HISTORY_ENTRIES_MAX} entries`),
    ).meta({ description: 'What the history consists of.' }),
    months: optional(wholeNumber(HISTORY_MONTHS_MAX)).meta({
      description: 'In place of `entries`: how many months until yesterday to fill.',
    }),
    invoices_per_month: optional(wholeNumber(HISTORY_INVOICES_PER_MONTH_MAX)).meta({ description: 'With `months`; by default 2.' }),
  })
  .refine(({ entries, months }) => (entries === undefined) !== (months === undefined), {
    path: ['entries'],
    error: 'must be given, or months in place of it, but not both',
  })
  .refine(({ months, invoices_per_month }) => months !== undefined || invoices_per_month === undefined, {
    path: ['invoices_per_month'],
    error: 'must not be given without months',
  })
  .meta({ id: 'SandboxHistoryIn' });

/** What a history adds up to. */
export const SandboxHistoryOut = named('SandboxHistory', {
  customer_id: id,
  from: day.meta({ description: 'The date of the first entry.' }),
  to: day.meta({ description: 'The date of the last entry.' }),
  invoices: count.meta({ description: 'The number of invoices. The next two are those of payments and credit notes.' }),
  payments: count,
  credit_notes: count,
  currency,
  amount_due: money.meta({ description: 'What is due on the invoices.' }),
  unapplied_credit: money.meta({ description: 'What no invoice received of the payments.' }),
});
