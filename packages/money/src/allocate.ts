import { currencyScale } from './currency.ts';
import { Decimal } from './decimal.ts';

/** Returns the exact sum. Skips zeros, because most discounts are zero. */
export const sumOf = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((sum, amount) => (amount.isZero() ? sum : sum.plus(amount)), new Decimal(0));

/**
 * Splits `total`, which is at the currency's scale and not negative, in proportion to `weights`. Each share is at that scale, and the shares
 * add up to exactly `total`. The remainder from rounding is distributed one smallest unit at a time, largest remainders first, then earlier
 * weights first. Remainders are exact fractions, so equal ones are equal.
 */
export function allocate(total: Decimal, weights: readonly Decimal[], currency: string): Decimal[] {
  const scale = currencyScale(currency);
  const units = unitsOf(total, scale);
  const digits = Math.max(0, ...weights.map((weight) => weight.decimalPlaces()));
  const parts = weights.map((weight) => unitsOf(weight, digits));
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) return weights.map(() => new Decimal(0));
  const shares = parts.map((part, index) => ({ index, units: (units * part) / whole, remainder: (units * part) % whole }));
  const unitsLeft = Number(units - shares.reduce((sum, share) => sum + share.units, 0n));
  // The sort is stable, so equal remainders stay in the order of the weights.
  const byRemainder = shares.toSorted((a, b) => Number(b.remainder - a.remainder));
  const rounded = new Set(byRemainder.slice(0, unitsLeft).map(({ index }) => index));
  return shares.map((share) => new Decimal(String(share.units + (rounded.has(share.index) ? 1n : 0n))).times(`1e-${scale}`));
}

const unitsOf = (amount: Decimal, digits: number): bigint => BigInt(amount.times(`1e${digits}`).toFixed(0));
