import { addDays, addMonths } from '@storefront/contract';
import { Decimal } from '@storefront/money';
import type { HistoryEntry } from './history-entry.ts';

const CREDITED_AFTER_DAYS = 5;
/** Shorter than a month, so that the first invoice of every history is paid. */
const PAID_AFTER_DAYS = 25;
/** The amount by which the first payment exceeds its invoice. */
const SURPLUS = 150;

/**
 * Returns a history with evenly spread invoices: most are paid in full, every eighth is paid in half, every eighth is not paid, every sixth is partly credited,
 * and the rest of the first payment is unapplied credit. Amounts are whole, which every currency allows.
 */
export function generateHistory({ months, invoicesPerMonth }: { months: number; invoicesPerMonth: number }, today: string): HistoryEntry[] {
  const from = addMonths(today, -months);
  const days = (Date.parse(today) - Date.parse(from)) / 86_400_000;
  const count = months * invoicesPerMonth;
  const invoices = Array.from({ length: count }, (_, index): HistoryEntry => {
    const amount = new Decimal(1000 + ((index * 377) % 19) * 250);
    return { type: 'INVOICE', date: addDays(from, Math.floor((index * days) / count)), amount, reference: null, invoice: null };
  });
  const others = invoices.flatMap((invoice, index) => settlementsOf(invoice, index));
  return [...invoices, ...others.filter(({ date }) => date < today)];
}

function settlementsOf({ date, amount }: HistoryEntry, invoice: number): HistoryEntry[] {
  const credited = invoice % 6 === 4 ? amount.div(10).floor() : new Decimal(0);
  const due = amount.minus(credited);
  const paid = invoice % 8 === 2 ? due.div(2).floor() : invoice === 0 ? due.plus(SURPLUS) : due;
  const note: HistoryEntry = { type: 'CREDIT_NOTE', date: addDays(date, CREDITED_AFTER_DAYS), amount: credited, reference: null, invoice };
  const payment: HistoryEntry = {
    type: 'PAYMENT',
    date: addDays(date, PAID_AFTER_DAYS),
    amount: paid,
    reference: `SANDBOX-${invoice + 1}`,
    invoice,
  };
  return [...(credited.isZero() ? [] : [note]), ...(invoice % 8 === 5 ? [] : [payment])];
}
