import { localDate } from '@storefront/contract';
import { type Decimal, moneyText, plainText, sumOf } from '@storefront/money';
import type { CreditNote } from '../domain/credit-note.ts';
import { grossOf } from '../domain/credit-parts.ts';
import type { Invoice } from '../domain/invoice.ts';
import type { DocumentRow, InvoiceDocument } from './invoice-document.ts';
import type { LabeledText } from './invoice-facts.ts';
import { PAYMENTS_SHOWN_MAX } from './invoice-settlement.ts';
import { dateText, groupDigits, percentText } from './number-text.ts';
import { oneLine } from './one-line.ts';
import { partyLines } from './party-lines.ts';
import { taxHeads, taxRows } from './tax-rows.ts';

/** A refund as a credit note shows it. */
export interface ShownRefund {
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  readonly method: 'GATEWAY' | 'BY_HAND' | 'CREDIT';
  readonly amount: Decimal;
  readonly replacedBy: string | null;
  readonly updatedAt: Date;
  readonly settledAt: Date | null;
}

/** Returns what the PDF of a credit note shows. Its refunds say how it was settled; seller, buyer, labels, and paper are those of the invoice. */
export function toCreditNoteDocument(note: CreditNote, invoice: Invoice, refunds: readonly ShownRefund[]): InvoiceDocument {
  const money = (amount: Decimal): string => groupDigits(moneyText(amount, note.currency));
  const withCode = (amount: Decimal): string => `${note.currency} ${money(amount)}`;
  const current = refunds.filter(({ replacedBy }) => replacedBy === null);
  const open = sumOf(current.filter(({ status }) => status !== 'SUCCEEDED').map(({ amount }) => amount));
  const total = withCode(note.total);
  const { taxLabel, taxNumberLabel, paper } = invoice.print;
  const reference = invoice.print.purchaseOrderNumber;
  return {
    id: note.id,
    title: 'Credit Note',
    number: note.number,
    paper,
    currency: note.currency,
    taxLabel,
    isVoided: false,
    createdAt: note.issuedAt.toISOString(),
    changedAt: lastChange(note, current).toISOString(),
    seller: partyLines(invoice.seller, taxNumberLabel),
    buyer: partyLines(invoice.buyer, taxNumberLabel),
    deliverTo: [],
    facts: [
      ['Credit note', note.number],
      ['Issue date', dateText(note.issuedOn)],
      ['Original invoice', invoice.number],
      ['Invoice date', dateText(invoice.issuedOn)],
      ['Order number', invoice.orderNumber],
      ...(reference ? [['Your reference', oneLine(reference)] as const] : []),
    ],
    rows: [...lineRows(note, money), ...partRows(note, taxLabel, money)],
    taxHeads: taxHeads(taxLabel),
    taxes: taxRows(note.taxBreakdown, invoice, money),
    totals: [
      ['Net', money(note.netAmount)],
      [taxLabel, money(note.gctAmount)],
    ],
    total: ['Total credit', total],
    payments: [...settlementOf(note, money), ...refundsOf(current, money, invoice.timeZone)],
    amountDue: ['Left to refund', withCode(open)],
    highlight: ['Total credit', total],
    note: note.reason && oneLine(note.reason),
    logoHash: invoice.logoHash,
  };
}

const lineRows = ({ lines }: CreditNote, money: (amount: Decimal) => string): DocumentRow[] =>
  lines.map((line) => ({
    description: line.description,
    sku: line.sku,
    quantity: `${groupDigits(plainText(line.quantity))} ${line.baseUom}`,
    unitPrice: money(line.unitPrice),
    discount: discountOf(line.quantity.times(line.unitPrice).minus(line.netAmount), money),
    rate: percentText(line.rate),
    gct: money(line.gctAmount),
    total: money(line.netAmount.plus(line.gctAmount)),
  }));

const discountOf = (amount: Decimal, money: (amount: Decimal) => string): string => {
  const shown = money(amount);
  return amount.lte(0) || /^[0.,]*$/.test(shown) ? '–' : `−${shown}`;
};

/** Each tax rate of credited shipping and of a credited amount is a row: what the lines, and then the shipping, leave of the tax breakdown. */
function partRows({ taxBreakdown, lines, parts }: CreditNote, taxLabel: string, money: (amount: Decimal) => string): DocumentRow[] {
  const shipping = (parts ?? []).filter(({ origin }) => origin === 'shipping');
  const rest = taxBreakdown.map(({ rate, taxableAmount, gctAmount }) => {
    const same = [...lines, ...shipping].filter((part) => part.rate.equals(rate));
    return {
      rate,
      netAmount: taxableAmount.minus(sumOf(same.map(({ netAmount }) => netAmount))),
      gctAmount: gctAmount.minus(sumOf(same.map((part) => part.gctAmount))),
    };
  });
  const rowOf = (description: string, { rate, netAmount, gctAmount }: (typeof rest)[number]): DocumentRow => ({
    description,
    sku: '–',
    quantity: '–',
    unitPrice: money(netAmount),
    discount: '–',
    rate: percentText(rate),
    gct: money(gctAmount),
    total: money(netAmount.plus(gctAmount)),
  });
  return [
    ...shipping.map((part) => rowOf('Shipping', part)),
    ...rest.filter((part) => !grossOf(part).isZero()).map((part) => rowOf(`Credit at ${taxLabel} ${percentText(part.rate)}`, part)),
  ];
}

const settlementOf = ({ dueReduction }: CreditNote, money: (amount: Decimal) => string): LabeledText[] =>
  dueReduction.isZero() ? [] : [['Taken off the amount due', money(dueReduction)]];

function refundsOf(refunds: readonly ShownRefund[], money: (amount: Decimal) => string, timeZone: string): LabeledText[] {
  if (refunds.length <= PAYMENTS_SHOWN_MAX) return refunds.map((refund) => [refundLabel(refund, timeZone), money(refund.amount)]);
  const settled = refunds.filter(({ status }) => status === 'SUCCEEDED').map(({ amount }) => amount);
  return [[`Refunded in ${settled.length} parts`, money(sumOf(settled))]];
}

function refundLabel({ status, method, settledAt }: ShownRefund, timeZone: string): string {
  if (status === 'FAILED') return 'Refund failed';
  if (status === 'PENDING' || settledAt === null) return 'Refund pending';
  return `${method === 'CREDIT' ? 'Credit' : 'Refund'} ${dateText(localDate(settledAt, timeZone))}`;
}

const lastChange = ({ issuedAt }: CreditNote, refunds: readonly ShownRefund[]): Date =>
  refunds.reduce<Date>((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), issuedAt);
