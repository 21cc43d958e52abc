import { localDate } from '@storefront/contract';
import { Decimal } from '@storefront/money';
import type { Invoice } from '../domain/invoice.ts';
import type { LabeledText } from './invoice-facts.ts';
import { dateText } from './number-text.ts';

/** The number of payments or refunds that are listed one by one. The totals are one block that is not split, so it must fit on a page; an invoice is rarely paid in more than two parts. */
export const PAYMENTS_SHOWN_MAX = 12;

interface Texts {
  readonly money: (amount: Decimal) => string;
  /** An amount that reduces what is due. */
  readonly less: (amount: Decimal) => string;
}

/** Returns the rows that lead from the total of an invoice to the amount due: payments, credit notes, and what was or will be refunded. */
export function invoiceSettlement(invoice: Invoice, texts: Texts): LabeledText[] {
  return [...paymentsOf(invoice, texts), ...correctionsOf(invoice, texts)];
}

function paymentsOf({ payments, amountPaid, timeZone }: Invoice, { money, less }: Texts): LabeledText[] {
  const rows = payments.flatMap(({ paidAt, amount, reversal }): LabeledText[] => [
    [`Paid ${dateText(localDate(paidAt, timeZone))}`, less(amount)],
    ...(reversal === undefined ? [] : [[`Reversed ${dateText(reversal.reversedOn)}`, money(reversal.amount)] as const]),
  ]);
  return rows.length > PAYMENTS_SHOWN_MAX ? [[`Paid in ${payments.length} payments`, less(amountPaid)]] : rows;
}

/** Credit notes, and the refunds that they opened: those that have not succeeded are what the other amounts leave of the amount due. */
function correctionsOf(
  { status, total, amountPaid, amountCredited, amountRefunded, amountDue }: Invoice,
  { money, less }: Texts,
): LabeledText[] {
  const pending = amountDue.minus(total.minus(amountCredited).minus(amountPaid).plus(amountRefunded));
  const shown: [string, Decimal, (amount: Decimal) => string][] = [
    ['Credited', amountCredited, less],
    ['Refunded', amountRefunded, money],
    ['To be refunded', status === 'VOIDED' ? new Decimal(0) : pending, money],
  ];
  return shown.flatMap(([label, amount, text]) => (amount.isZero() ? [] : [[label, text(amount)] as const]));
}
