import { allocate, currencyScale, Decimal, minusText, plainText, sumOfTexts, timesRounded } from '@storefront/money';
import type { LinePricing } from './cart.ts';

/**
 * Returns the lines with the tax of each rate, which is computed once on the sum of the taxable amounts at that rate and allocated to its lines
 * by largest remainder. Lines without a price stay null.
 */
export function withTaxOfRates(lines: readonly (LinePricing | null)[], currency: string): readonly (LinePricing | null)[] {
  const priced = lines.filter((line) => line !== null);
  const taxed = new Map<LinePricing, LinePricing>();
  for (const [rate, group] of Map.groupBy(priced, ({ effectiveGctRate }) => effectiveGctRate)) {
    const taxable = group.map(({ lineSubtotal, discountAmount }) => minusText(lineSubtotal, discountAmount));
    const tax = new Decimal(timesRounded(sumOfTexts(taxable), rate, currencyScale(currency)));
    const weights = taxable.map((amount) => new Decimal(amount));
    const shares = allocate(tax, weights, currency).map(plainText);
    for (const [index, line] of group.entries()) {
      const gctAmount = shares[index] ?? '0';
      taxed.set(line, { ...line, gctAmount, lineTotal: sumOfTexts([taxable[index] ?? '0', gctAmount]) });
    }
  }
  return lines.map((line) => (line === null ? null : (taxed.get(line) ?? null)));
}
