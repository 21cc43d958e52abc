import { localDate } from '@storefront/contract';
import { Decimal, moneyText, plainText } from '@storefront/money';
import { type Invoice, isTaxExempt, notReversed } from '../domain/invoice.ts';
import type { PlacedLine } from '../domain/placed-order.ts';
import type { TaxPart } from '../domain/tax-breakdown.ts';
import { dateText, groupDigits, percentText } from './number-text.ts';
import { partyLines } from './party-lines.ts';

/** One line of an invoice as it is printed; all amounts are text. */
export interface DocumentRow {
  readonly description: string;
  readonly sku: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly rate: string;
  readonly gct: string;
  readonly total: string;
}

/** A label with its amount or date. */
export type LabeledText = readonly [label: string, text: string];

/** Everything that the PDF of an invoice or credit note shows, as text. Equal documents are rendered to equal bytes. */
export interface InvoiceDocument {
  readonly id: string;
  readonly title: 'Tax Invoice' | 'Credit Note';
  readonly number: string;
  readonly currency: string;
  readonly isVoided: boolean;
  /** ISO 8601, from the invoice, so that the bytes do not depend on the clock. */
  readonly createdAt: string;
  readonly changedAt: string;
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly facts: readonly LabeledText[];
  readonly rows: readonly DocumentRow[];
  /** Rate, taxable amount, GCT. */
  readonly taxes: readonly (readonly [string, string, string])[];
  readonly totals: readonly LabeledText[];
  readonly total: LabeledText;
  /** Payments of an invoice, or how a credit note was settled. */
  readonly payments: readonly LabeledText[];
  /** What is left to pay, or to refund. */
  readonly amountDue: LabeledText;
  /** Printed large on the first page. */
  readonly highlight: LabeledText;
  readonly note: string | null;
  /** SHA-256 of the logo's bytes; the bytes are passed separately. */
  readonly logoHash: string | null;
}

/** The number of payments or refunds that are listed one by one. The totals are one block that is not split, so it must fit on a page; an invoice is rarely paid in more than two parts. */
export const PAYMENTS_SHOWN_MAX = 12;

/** Returns what the PDF of `invoice` shows. */
export function toInvoiceDocument(invoice: Invoice): InvoiceDocument {
  const { currency } = invoice;
  const money = (amount: Decimal): string => groupDigits(moneyText(amount, currency));
  const withCode = (amount: Decimal): string => `${currency} ${money(amount)}`;
  const lessDiscount = (amount: Decimal): string => (amount.isZero() ? money(amount) : `−${money(amount)}`);
  return {
    id: invoice.id,
    title: 'Tax Invoice',
    number: invoice.number,
    currency,
    isVoided: invoice.status === 'VOIDED',
    createdAt: invoice.issuedAt.toISOString(),
    changedAt: lastChange(invoice).toISOString(),
    seller: partyLines(invoice.seller),
    buyer: partyLines(invoice.buyer),
    facts: factsOf(invoice),
    rows: invoice.lines.map((line) => rowOf(line, money)),
    taxes: invoice.taxBreakdown.map((part) => [
      taxLabel(part, isTaxExempt(invoice.buyer)),
      money(part.taxableAmount),
      money(part.gctAmount),
    ]),
    totals: [
      ['Subtotal', money(invoice.subtotal)],
      ...(invoice.discountTotal.isZero() ? [] : [['Discount', lessDiscount(invoice.discountTotal)] as const]),
      ...(invoice.shippingAmount.isZero() ? [] : [['Shipping', money(invoice.shippingAmount)] as const]),
      ['GCT', money(invoice.gctAmount)],
    ],
    total: ['Total', withCode(invoice.total)],
    payments: [...paymentsOf(invoice, lessDiscount), ...creditedOf(invoice, { money, less: lessDiscount })],
    amountDue: ['Amount due', withCode(invoice.amountDue)],
    highlight: ['Amount due', withCode(invoice.amountDue)],
    note: invoice.note,
    logoHash: invoice.logoHash,
  };
}

/** The label of a tax rate. */
export const taxLabel = ({ rate }: Pick<TaxPart, 'rate'>, isExempt: boolean): string =>
  isExempt ? 'Exempt from GCT' : `GCT ${percentText(rate)}`;

function factsOf(invoice: Invoice): LabeledText[] {
  const voided: LabeledText[] = invoice.voidedOn === null ? [] : [['Voided', dateText(invoice.voidedOn)]];
  return [
    ['Invoice number', invoice.number],
    ['Order number', invoice.orderNumber],
    ['Issue date', dateText(invoice.issuedOn)],
    ['Due date', dateText(invoice.dueOn)],
    ...termsOf(invoice),
    ...voided,
    ...linkOf('Replaces', invoice.replacesNumber),
    ...linkOf('Replaced by', invoice.replacedByNumber),
  ];
}

function termsOf({ termsBasis, termsDays }: Invoice): LabeledText[] {
  if (termsBasis === null || termsDays === null) return [];
  const days = termsDays === 1 ? '1 day' : `${termsDays} days`;
  const net = termsDays === 0 ? 'Due on receipt' : `Net ${days}`;
  const endOfMonth = termsDays === 0 ? 'End of month' : `End of month plus ${days}`;
  return [['Payment terms', termsBasis === 'EOM' ? endOfMonth : net]];
}

const linkOf = (label: string, number: string | null): LabeledText[] => (number === null ? [] : [[label, number]]);

function paymentsOf({ payments, amountPaid, timeZone }: Invoice, less: (amount: Decimal) => string): LabeledText[] {
  if (payments.length > PAYMENTS_SHOWN_MAX) return [[`Paid in ${payments.length} payments`, less(amountPaid)]];
  return payments.flatMap((payment) => {
    const left = notReversed(payment);
    return left.isZero() ? [] : [[`Paid ${dateText(localDate(payment.paidAt, timeZone))}`, less(left)] as const];
  });
}

/** Credit notes, and the refunds that they opened: those that have not succeeded are what the other amounts leave of the amount due. */
function creditedOf(
  { status, total, amountPaid, amountCredited, amountRefunded, amountDue }: Invoice,
  { money, less }: { money: (amount: Decimal) => string; less: (amount: Decimal) => string },
): LabeledText[] {
  const pending = amountDue.minus(total.minus(amountCredited).minus(amountPaid).plus(amountRefunded));
  const shown: [string, Decimal, (amount: Decimal) => string][] = [
    ['Credited', amountCredited, less],
    ['Refunded', amountRefunded, money],
    ['To be refunded', status === 'VOIDED' ? new Decimal(0) : pending, money],
  ];
  return shown.flatMap(([label, amount, text]) => (amount.isZero() ? [] : [[label, text(amount)] as const]));
}

const rowOf = (line: PlacedLine, money: (amount: Decimal) => string): DocumentRow => ({
  description: line.description,
  sku: line.sku,
  quantity: quantityText(line),
  unitPrice: money(line.unitPrice),
  discount: line.discountAmount.isZero() ? '–' : `−${money(line.discountAmount)}`,
  rate: percentText(line.effectiveGctRate),
  gct: money(line.gctAmount),
  total: money(line.lineTotal),
});

/** "24 EA", with the ordered unit if it differs: "24 EA (2 BOX)". */
function quantityText({ quantity, baseUom, orderQuantity, orderUom }: PlacedLine): string {
  const base = `${groupDigits(plainText(quantity))} ${baseUom}`;
  if (orderQuantity === null || orderUom === null || orderUom === baseUom) return base;
  return `${base} (${groupDigits(plainText(orderQuantity))} ${orderUom})`;
}

const lastChange = ({ issuedAt, voidedAt, payments }: Pick<Invoice, 'issuedAt' | 'voidedAt' | 'payments'>): Date =>
  [voidedAt, ...payments.map(({ paidAt }) => paidAt)].reduce<Date>((last, at) => (at !== null && at > last ? at : last), issuedAt);
