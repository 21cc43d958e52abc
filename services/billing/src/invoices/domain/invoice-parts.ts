import { allocate, Decimal, sumOf, type TaxPart } from '@storefront/money';
import type { Invoice } from './invoice.ts';

/** A line of an invoice, or its shipping at one tax rate, with amounts. */
export interface InvoicePart {
  /** The index of the line on the invoice; null for shipping. */
  readonly position: number | null;
  readonly rate: Decimal;
  readonly netAmount: Decimal;
  readonly gctAmount: Decimal;
}

/** What a credit note credited of a part of its invoice, and whether as a returned quantity, as shipping, or as a share of an amount. */
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

/** What a credit note credited. Its parts are null if a release that did not remember them issued it. */
export interface Credited {
  readonly taxBreakdown: readonly TaxPart[];
  readonly lines: readonly ReturnedLine[];
  readonly parts: readonly CreditedPart[] | null;
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

/**
 * Returns the parts of each credit note, in the given order. What an earlier release credited as an amount at a tax rate is distributed over what the
 * returned lines and the notes with parts left of that rate, oldest first, so that each line and the shipping stay creditable to the last cent.
 */
export function creditedParts(invoice: Pick<Invoice, 'lines' | 'taxBreakdown' | 'currency'>, notes: readonly Credited[]): CreditedPart[][] {
  let left = lessCredits(
    partsOf(invoice),
    notes.flatMap(({ parts }) => parts ?? []),
  );
  const derived = new Map<Credited, CreditedPart[]>();
  for (const note of [...notes.filter(hasLines), ...notes.filter((given) => !hasLines(given))]) {
    const parts = note.parts === null ? distribute(left, note, invoice.currency) : [...note.parts];
    if (note.parts === null) left = lessCredits(left, parts);
    derived.set(note, parts);
  }
  return notes.map((note) => derived.get(note) ?? []);
}

const hasLines = ({ lines }: Credited): boolean => lines.length > 0;

function distribute(left: readonly InvoicePart[], { taxBreakdown, lines }: Credited, currency: string): CreditedPart[] {
  const taken = left.map((part) => {
    const returned = lines.filter(({ position }) => position === part.position);
    const netAmount = Decimal.min(sumOf(returned.map((line) => line.netAmount)), part.netAmount);
    return { ...part, netAmount, gctAmount: Decimal.min(sumOf(returned.map((line) => line.gctAmount)), part.gctAmount) };
  });
  const rest = lessCredits(left, taken);
  const shares = taxBreakdown.flatMap(({ rate, taxableAmount, gctAmount }) => {
    const isSame = (part: InvoicePart): boolean => part.rate.equals(rate);
    const open = rest.filter(isSame);
    const same = taken.filter(isSame);
    const over = (total: Decimal, amountOf: (part: InvoicePart) => Decimal): Decimal[] =>
      allocate(total.minus(sumOf(same.map(amountOf))), open.map(amountOf), currency);
    const net = over(taxableAmount, (part) => part.netAmount);
    const gct = over(gctAmount, (part) => part.gctAmount);
    return open.map((part, index) => ({ ...part, netAmount: net[index] ?? part.netAmount, gctAmount: gct[index] ?? part.gctAmount }));
  });
  const isSome = ({ netAmount, gctAmount }: InvoicePart): boolean => !netAmount.isZero() || !gctAmount.isZero();
  return [
    ...taken.filter(isSome).map((part) => ({ ...part, origin: 'quantity' as const })),
    ...shares.filter(isSome).map((part) => ({ ...part, origin: 'amount' as const })),
  ];
}
