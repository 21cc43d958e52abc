import { type Decimal, sumOf, type TaxPart } from '@storefront/money';
import type { Invoice } from './invoice.ts';

/** A line of an invoice, or its shipping at one tax rate, with amounts. */
export interface InvoicePart {
  /** The index of the line on the invoice; null for shipping. */
  readonly position: number | null;
  readonly rate: Decimal;
  readonly netAmount: Decimal;
  readonly gctAmount: Decimal;
}

/** The amount that a credit note credited of a part of its invoice, and whether as a returned quantity, as shipping, or as a share of an amount. */
export interface CreditedPart extends InvoicePart {
  readonly origin: 'quantity' | 'shipping' | 'amount';
}

/** A line of a credit note: a quantity of an invoice's line with its share of the amounts. */
export interface ReturnedLine {
  /** The index of the line on the invoice. */
  readonly position: number;
  readonly sku: string;
  readonly description: string;
  readonly quantity: Decimal;
  readonly baseUom: string;
  readonly unitPrice: Decimal;
  readonly rate: Decimal;
  readonly netAmount: Decimal;
  readonly gctAmount: Decimal;
}

/** The parts that a credit note credited. */
export interface Credited {
  readonly taxBreakdown: readonly TaxPart[];
  readonly lines: readonly ReturnedLine[];
  readonly parts: readonly CreditedPart[];
}

/** Returns the lines of an invoice and, for each tax rate that it has, its shipping: what the lines leave of the tax breakdown. */
export function partsOf({ lines, taxBreakdown }: Pick<Invoice, 'lines' | 'taxBreakdown'>): InvoicePart[] {
  const goods = lines.map((line, position) => ({
    position,
    rate: line.effectiveGctRate,
    netAmount: line.lineSubtotal.minus(line.discountAmount),
    gctAmount: line.gctAmount,
  }));
  const shipping = taxBreakdown.map(({ rate, taxableAmount, gctAmount }) => {
    const same = goods.filter((part) => part.rate.equals(rate));
    return {
      position: null,
      rate,
      netAmount: taxableAmount.minus(sumOf(same.map((part) => part.netAmount))),
      gctAmount: gctAmount.minus(sumOf(same.map((part) => part.gctAmount))),
    };
  });
  return [...goods, ...shipping.filter(({ netAmount, gctAmount }) => !netAmount.isZero() || !gctAmount.isZero())];
}

/** Returns what the credits leave of each part. */
export function lessCredits(parts: readonly InvoicePart[], credits: readonly InvoicePart[]): InvoicePart[] {
  return parts.map((part) => {
    const same = credits.filter(({ position, rate }) => position === part.position && rate.equals(part.rate));
    return {
      ...part,
      netAmount: part.netAmount.minus(sumOf(same.map(({ netAmount }) => netAmount))),
      gctAmount: part.gctAmount.minus(sumOf(same.map(({ gctAmount }) => gctAmount))),
    };
  });
}
