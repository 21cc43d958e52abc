import { type Decimal, moneyText, plainText, sumOf } from '@storefront/money';
import type { Invoice } from '../domain/invoice.ts';
import type { PlacedLine } from '../domain/placed-order.ts';
import type { Paper } from '../domain/print.ts';
import { invoiceFacts, type LabeledText } from './invoice-facts.ts';
import { invoiceSettlement } from './invoice-settlement.ts';
import { groupDigits, percentText } from './number-text.ts';
import type { ColumnKey } from './page-style.ts';
import { deliveryLines, partyLines } from './party-lines.ts';
import { type TaxRow, taxHeads, taxRows } from './tax-rows.ts';

/** One line of an invoice, or an entry of a statement, as it is printed; all amounts are text. The cells are those of the document's columns. */
export interface DocumentRow extends Partial<Record<ColumnKey, string>> {
  readonly description: string;
  /** Small, below the description. */
  readonly sku: string;
  /** Small, below the tax. */
  readonly rate?: string;
}

/** Everything that the PDF of an invoice, credit note, or statement shows, as text. Equal documents are rendered to equal bytes. */
export interface InvoiceDocument {
  readonly id: string;
  readonly title: 'Tax Invoice' | 'Invoice' | 'Credit Note' | 'Statement';
  readonly number: string;
  readonly paper: Paper;
  readonly currency: string;
  readonly taxLabel: string;
  readonly isVoided: boolean;
  /** ISO 8601, from the invoice, so that the bytes do not depend on the clock. */
  readonly createdAt: string;
  readonly changedAt: string;
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  /** The lines of the delivery address; none if there is none. */
  readonly deliverTo: readonly string[];
  readonly facts: readonly LabeledText[];
  readonly rows: readonly DocumentRow[];
  /** The heads of a small table below the rows, and its rows. */
  readonly taxHeads: TaxRow;
  readonly taxes: readonly TaxRow[];
  readonly totals: readonly LabeledText[];
  readonly total: LabeledText;
  /** Payments of an invoice, or how a credit note was settled. */
  readonly payments: readonly LabeledText[];
  /** The amount left to pay, or to refund. */
  readonly amountDue: LabeledText;
  /** Printed large on the first page. */
  readonly highlight: LabeledText;
  readonly note: string | null;
  /** SHA-256 of the logo's bytes; the bytes are passed separately. */
  readonly logoHash: string | null;
}

/** Returns what the PDF of `invoice` shows: what was frozen at its issue, and how it stands. */
export function toInvoiceDocument(invoice: Invoice): InvoiceDocument {
  const { currency, print } = invoice;
  const { taxLabel, taxNumberLabel, paper } = print;
  const money = (amount: Decimal): string => groupDigits(moneyText(amount, currency));
  const withCode = (amount: Decimal): string => `${currency} ${money(amount)}`;
  const lessDiscount = (amount: Decimal): string => (amount.isZero() ? money(amount) : `−${money(amount)}`);
  return {
    id: invoice.id,
    title: invoice.seller.taxId === null ? 'Invoice' : 'Tax Invoice',
    number: invoice.number,
    paper,
    currency,
    taxLabel,
    isVoided: invoice.status === 'VOIDED',
    createdAt: invoice.issuedAt.toISOString(),
    changedAt: lastChange(invoice).toISOString(),
    seller: partyLines(invoice.seller, taxNumberLabel),
    buyer: partyLines(invoice.buyer, taxNumberLabel),
    deliverTo: print.deliveryAddress ? deliveryLines(print.deliveryAddress) : [],
    facts: invoiceFacts(invoice),
    rows: invoice.lines.map((line) => rowOf(line, money)),
    taxHeads: taxHeads(taxLabel),
    taxes: taxRows(invoice.taxBreakdown, invoice, money),
    totals: [
      ['Subtotal', money(invoice.subtotal)],
      ...(invoice.discountTotal.isZero() ? [] : [['Discount', lessDiscount(invoice.discountTotal)] as const]),
      ...(invoice.shippingAmount.isZero() ? [] : [['Shipping', money(invoice.shippingAmount)] as const]),
      ...taxTotals(invoice, taxLabel, money),
    ],
    total: ['Total', withCode(invoice.total)],
    payments: invoiceSettlement(invoice, { money, less: lessDiscount }),
    amountDue: ['Amount due', withCode(invoice.amountDue)],
    highlight: ['Amount due', withCode(invoice.amountDue)],
    note: invoice.note,
    logoHash: invoice.logoHash,
  };
}

/** The tax of shipping is a line of its own. */
function taxTotals({ lines, shippingAmount, gctAmount }: Invoice, label: string, money: (amount: Decimal) => string): LabeledText[] {
  if (shippingAmount.isZero()) return [[label, money(gctAmount)]];
  const ofGoods = sumOf(lines.map((line) => line.gctAmount));
  return [
    [`${label} on goods`, money(ofGoods)],
    [`${label} on shipping`, money(gctAmount.minus(ofGoods))],
  ];
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
