import { addDays, endOfMonth } from '@storefront/contract';
import { type Decimal, type TaxPart } from '@storefront/money';
import type { Period } from '../../statements/domain/statement-period.ts';

/** Adds up the tax of several periods by rate, lowest rate first. */
export function addTaxes(periods: readonly (readonly TaxPart[])[]): TaxPart[] {
  const totals = new Map<string, TaxPart>();
  for (const part of periods.flat()) {
    const key = part.rate.toFixed();
    const before = totals.get(key);
    const add = (amount: Decimal, earlier: Decimal | undefined): Decimal => (earlier === undefined ? amount : amount.plus(earlier));
    totals.set(key, {
      rate: part.rate,
      taxableAmount: add(part.taxableAmount, before?.taxableAmount),
      gctAmount: add(part.gctAmount, before?.gctAmount),
    });
  }
  return [...totals.values()].toSorted((a, b) => a.rate.comparedTo(b.rate));
}

/** Splits a period at the ends of months. */
export function monthsOf({ from, to }: Period): Period[] {
  const end = endOfMonth(from);
  return end >= to ? [{ from, to }] : [{ from, to: end }, ...monthsOf({ from: addDays(end, 1), to })];
}
