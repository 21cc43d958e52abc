import { expect } from '@jest/globals';
import { type Decimal, decimal, sumOf } from '@storefront/money';
import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1';

const sum = (amounts: readonly string[]): Decimal => sumOf(amounts.map((amount) => decimal(amount)));
const totalsOf = (rates: Invoice__Output['taxBreakdown']): readonly string[] => [
  sum(rates.map(({ taxableAmount }) => taxableAmount)).toFixed(2),
  sum(rates.map((rate) => rate.gctAmount)).toFixed(2),
];
const minus = (amount: string): string => decimal(amount).negated().toFixed();

/** Compares the parts that an invoice and its credit notes show with their totals. */
export function expectPartsAddUp(invoice: Invoice__Output): void {
  const { lines, subtotal, discountTotal, shippingAmount, gctAmount, total, taxBreakdown, creditNotes } = invoice;
  const net = sum([subtotal, minus(discountTotal), shippingAmount]).toFixed(2);
  expect({
    subtotal: sum(lines.map(({ lineSubtotal }) => lineSubtotal)).toFixed(2),
    discount: sum(lines.map(({ discountAmount }) => discountAmount)).toFixed(2),
    total: sum([net, gctAmount]).toFixed(2),
    ofRates: totalsOf(taxBreakdown),
  }).toEqual({ subtotal, discount: discountTotal, total, ofRates: [net, gctAmount] });
  expect(creditNotes.map(partsOf)).toEqual(
    creditNotes.map((note) => ({ number: note.number, total: note.total, ofRates: [note.netAmount, note.gctAmount], exceeds: false })),
  );
}

/** Adds up the parts of a credit note. The rest of it was credited as an amount, which has neither lines nor shipping. */
function partsOf(note: Invoice__Output['creditNotes'][number]) {
  const ofLines = note.lines.flatMap((line) => [line.netAmount, line.gctAmount]);
  const named = sum([...ofLines, note.shippingAmount, note.shippingGctAmount]);
  return {
    number: note.number,
    total: sum([note.netAmount, note.gctAmount]).toFixed(2),
    ofRates: totalsOf(note.taxBreakdown),
    exceeds: named.gt(decimal(note.total)),
  };
}
