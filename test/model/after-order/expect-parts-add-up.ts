import { expect } from '@jest/globals';
import { type Decimal, decimal, sumOf } from '@storefront/money';
import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1';

const sum = (amounts: readonly string[]): Decimal => sumOf(amounts.map((amount) => decimal(amount)));
const minus = (amount: string): string => decimal(amount).negated().toFixed();

/** Compares the parts that an invoice and its credit notes show with their totals. */
export function expectPartsAddUp(invoice: Invoice__Output): void {
  const { lines, subtotal, discountTotal, shippingAmount, gctAmount, total, taxBreakdown, creditNotes } = invoice;
  const totalsOf = (parts: typeof taxBreakdown) => [
    sum(parts.map(({ taxableAmount }) => taxableAmount)).toFixed(2),
    sum(parts.map((part) => part.gctAmount)).toFixed(2),
  ];
  const net = sum([subtotal, minus(discountTotal), shippingAmount]).toFixed(2);
  expect({
    subtotal: sum(lines.map(({ lineSubtotal }) => lineSubtotal)).toFixed(2),
    discount: sum(lines.map(({ discountAmount }) => discountAmount)).toFixed(2),
    total: sum([net, gctAmount]).toFixed(2),
    ofRates: totalsOf(taxBreakdown),
  }).toEqual({ subtotal, discount: discountTotal, total, ofRates: [net, gctAmount] });
  for (const note of creditNotes) {
    const ofLines = note.lines.flatMap((line) => [line.netAmount, line.gctAmount]);
    const named = sum([...ofLines, note.shippingAmount, note.shippingGctAmount]);
    // The rest was credited as an amount, which has neither lines nor shipping.
    expect({
      number: note.number,
      total: sum([note.netAmount, note.gctAmount]).toFixed(2),
      ofRates: totalsOf(note.taxBreakdown),
      named: named.lte(decimal(note.total)),
    }).toEqual({ number: note.number, total: note.total, ofRates: [note.netAmount, note.gctAmount], named: true });
  }
}
