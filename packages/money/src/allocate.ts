import { currencyScale } from './currency.ts';
import { Decimal } from './decimal.ts';

/** Returns the exact sum. Skips zeros, because most discounts are zero. */
export const sumOf = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((sum, amount) => (amount.isZero() ? sum : sum.plus(amount)), new Decimal(0));

/**
 * Splits `total` in proportion to `weights`. Each share is at the currency's scale, and the shares add up to exactly `total`.
 * The remainder from rounding is distributed one smallest unit at a time, largest remainders first, then earlier lines first.
 */
export function allocate(total: Decimal, weights: readonly Decimal[], currency: string): Decimal[] {
  const whole = sumOf(weights);
  if (whole.isZero()) return weights.map(() => new Decimal(0));
  const unit = new Decimal(10).pow(-currencyScale(currency));
  const exact = weights.map((weight) => total.times(weight).div(whole));
  const shares = exact.map((share) => share.toDecimalPlaces(currencyScale(currency), Decimal.ROUND_DOWN));
  const unitsLeft = total.minus(sumOf(shares)).div(unit).toNumber();
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share.minus(shares[index] ?? 0).abs() }))
    .sort((a, b) => b.remainder.comparedTo(a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, Math.round(Math.abs(unitsLeft)))) {
    shares[index] = (shares[index] ?? new Decimal(0)).plus(unitsLeft < 0 ? unit.negated() : unit);
  }
  return shares;
}
