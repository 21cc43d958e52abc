import { QUANTITY_MAX } from '@storefront/contract';
import { decimal, plainText } from '@storefront/money';
import { z } from 'zod';
import { band, count, currency, day, id, idInBody, money, moneyOrNull, time, timeOrNull } from '../schemas/fields.ts';
import { isoDate, momentLike } from '../schemas/iso-date-time.ts';
import { named } from '../schemas/named.ts';
import { amountIn, positiveAmountIn } from '../schemas/numbers.ts';
import { optional, optionalString, optionalText, text } from '../schemas/text.ts';
import { EventType } from '../webhooks/schemas.ts';
import { SandboxFaultOut } from './fault-schemas.ts';

const Outcome = z
  .enum(['PAID', 'DECLINED', 'CANCELLED'])
  .meta({ id: 'SandboxPaymentOutcome', description: 'The outcome on the payment page.' });

/** A month; a session lasts half an hour, and a payment after that is late. */
const AFTER_SECONDS_MAX = 31 * 86_400;

/** The body of a queued payment. */
export const SandboxPaymentIn = z
  .object({
    outcome: Outcome,
    after_seconds: z
      .int('must be a whole number of seconds')
      .min(0, 'must be at least 0')
      .max(AFTER_SECONDS_MAX, `must be at most ${AFTER_SECONDS_MAX}`)
      .default(0)
      .meta({
        description:
          "How long after the session was opened it happens, by the store's clock. A payment after more than 1,800 seconds is late: the session has expired.",
      }),
    amount: optional(positiveAmountIn).meta({ description: 'The amount that is paid instead of the requested one. Only with `PAID`.' }),
  })
  .refine(({ outcome, amount }) => outcome === 'PAID' || amount === undefined, {
    path: ['amount'],
    error: 'must not be given unless the outcome is PAID',
  })
  .meta({ id: 'SandboxPaymentIn' });

/** A queued payment. */
export const SandboxPaymentOut = named('SandboxPayment', {
  id,
  outcome: Outcome,
  after_seconds: count,
  amount: moneyOrNull,
  session_id: id.nullable().meta({ description: 'The payment session that it belongs to; `null` until one is opened.' }),
  due_at: timeOrNull.meta({ description: "When it happens, by the store's clock." }),
});

const DisputeStatus = z.enum(['OPEN', 'LOST', 'WON']).meta({
  id: 'SandboxDisputeStatus',
  description: 'The outcome of the dispute. A lost dispute reverses its amount of the payment, so the invoice is due again.',
});

/** The body of a dispute. */
export const SandboxDisputeIn = named('SandboxDisputeIn', {
  session_id: idInBody('The payment session that received the payment, such as `session_id` of the payment status.'),
  status: DisputeStatus,
  amount: optional(positiveAmountIn).meta({
    description: 'The disputed amount. Defaults to the amount of the session. Ignored for an existing dispute.',
  }),
});

/** The dispute of a payment. */
export const SandboxDisputeOut = named('SandboxDispute', { session_id: id, status: DisputeStatus, amount: money, currency });

/** The body of a stock count. */
export const SandboxStockIn = named('SandboxStockIn', {
  sku: text(100),
  quantity: z
    .number()
    .min(0, 'must be at least 0')
    .max(QUANTITY_MAX, `must be at most ${QUANTITY_MAX}`)
    .transform((value) => plainText(decimal(String(value))))
    .meta({ description: 'The quantity on hand, including what orders have reserved.', examples: [3] }),
});

/** The band after a stock count. */
export const SandboxStockOut = named('SandboxStock', { sku: z.string(), availability: band });

/** Longer than any terms of payment. */
const TERMS_DAYS_MAX = 365;

/** The body of credit terms. */
export const SandboxCreditIn = named('SandboxCreditIn', {
  customer: text(254).meta({ description: 'The ID or email of the customer.', examples: ['ann@garage.example'] }),
  credit_limit: optional(amountIn),
  terms_days: optional(
    z.int('must be a whole number of days').min(0, 'must be at least 0').max(TERMS_DAYS_MAX, `must be at most ${TERMS_DAYS_MAX}`),
  ),
  on_hold: optional(z.boolean()).meta({ description: "Whether the customer's credit is on hold." }),
});

/** The body of a triggered event. */
export const SandboxEventIn = named('SandboxEventIn', {
  type: EventType,
  object: text(100).meta({
    description:
      'The object of the event: the ID or number of an order, invoice, or credit note, the ID or email of a customer, the ID of a payment session or a webhook subscription, or the SKU of a product.',
    examples: ['SO-1042'],
  }),
});

/** A triggered event. */
export const SandboxEventOut = named('SandboxEvent', {
  event_id: id,
  type: EventType,
  subscriptions: count.meta({ description: 'The number of active subscriptions that receive the event.' }),
  listeners: count.meta({ description: 'The number of webhook listeners that receive the event.' }),
});

const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const INTERVAL = /^([1-9]\d{0,7})([smhd])$/;
/** Eight digits and the unit. */
const INTERVAL_LENGTH_MAX = 9;

/** An interval such as `31d`, parsed to milliseconds. */
const interval = z
  .string()
  .regex(INTERVAL, 'must be a whole number with a unit: s, m, h, or d, such as 31d')
  .transform((value) => {
    const [, amount = '0', unit = 's'] = INTERVAL.exec(value) ?? [];
    return Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS];
  })
  .meta({
    maxLength: INTERVAL_LENGTH_MAX,
    description: 'How far to move the clock: a whole number with the unit `s`, `m`, `h`, or `d`.',
    examples: ['31d'],
  });

const moment = optionalString(momentLike('2026-12-24T10:00:00Z')).transform((value) => (value === undefined ? value : new Date(value)));

/** The body of a move of the clock. */
export const ClockAdvanceIn = z
  .object({
    by: optionalString(interval),
    to: moment.meta({
      description: "The store's new time, later than its current one.",
      examples: ['2026-12-24T10:00:00Z'],
    }),
  })
  .refine(({ by, to }) => (by === undefined) !== (to === undefined), {
    path: ['by'],
    error: 'send either by or to',
    params: { code: 'required' },
  })
  .meta({ id: 'SandboxClockAdvanceIn' });

/** The clock of a sandbox. */
export const SandboxClockOut = named('SandboxClock', {
  now: time.meta({ description: "The store's time." }),
  ahead_seconds: z
    .int()
    .min(0)
    .meta({ description: 'How far the clock is ahead of the real time.', examples: [2_678_400] }),
  status: z.enum(['READY', 'ADVANCING']).meta({
    id: 'SandboxClockStatus',
    description: '`READY` if everything that became due by the time has happened. `ADVANCING` while a move is being completed.',
  }),
});

/** Everything that was set up in a sandbox. */
export const SandboxOut = named('Sandbox', {
  clock: SandboxClockOut,
  faults: z.array(SandboxFaultOut).meta({ description: 'The faults that can still apply, in the order in which they apply.' }),
  payments: z.array(SandboxPaymentOut).meta({ description: 'The payments that were not made yet, in their order.' }),
});

/** As long as the longest statement. */
export const HISTORY_MONTHS_MAX = 24;
/** With payments and credit notes, 24 months are about 1,000 entries. */
export const HISTORY_INVOICES_PER_MONTH_MAX = 20;
/** About a second of work in one transaction. */
export const HISTORY_ENTRIES_MAX = 1000;
const REFERENCE_CHARACTERS_MAX = 100;

const wholeNumber = (max: number) => z.int('must be a whole number').min(1, 'must be at least 1').max(max, `must be at most ${max}`);

const EntryType = z
  .enum(['INVOICE', 'PAYMENT', 'CREDIT_NOTE'])
  .meta({ id: 'SandboxHistoryEntryType', description: 'The kind of the entry.' });

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
    ).meta({ description: 'The entries of the history.' }),
    months: optional(wholeNumber(HISTORY_MONTHS_MAX)).meta({
      description: 'Instead of `entries`: the number of months to fill, until yesterday.',
    }),
    invoices_per_month: optional(wholeNumber(HISTORY_INVOICES_PER_MONTH_MAX)).meta({ description: 'With `months`. Defaults to 2.' }),
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

/** The totals of a history. */
export const SandboxHistoryOut = named('SandboxHistory', {
  customer_id: id,
  from: day.meta({ description: 'The date of the first entry.' }),
  to: day.meta({ description: 'The date of the last entry.' }),
  invoices: count.meta({ description: 'The number of invoices. The next two are those of payments and credit notes.' }),
  payments: count,
  credit_notes: count,
  currency,
  amount_due: money.meta({ description: 'The amount due on the invoices.' }),
  unapplied_credit: money.meta({ description: 'The amount of the payments that no invoice received.' }),
});
