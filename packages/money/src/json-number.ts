import { currencyScale } from './currency.ts';
import type { DecimalText } from './decimal-text.ts';
import { Decimal } from './decimal.ts';

/** Converts decimal text to a JSON number for a response. This is the only function that makes an amount a binary number. */
export const jsonNumber = (text: string): number => Number(text);

/** Any number of up to 15 digits is read back as it was written. */
const EXACT_DIGITS_MAX = 15;
/** The largest amount that a JSON number carries, in the smallest unit of its currency; no amount in any unit is larger. */
export const AMOUNT_UNITS_MAX = 2 ** 53;
/** The violation of a larger amount, or of one whose last digits a JSON number would lose. */
export const AMOUNT_TOO_LARGE = "must not exceed 2^53 of the currency's smallest unit";

/**
 * Reports whether a JSON number carries an amount at its currency's scale exactly: it is at most 2^53 of the smallest unit and is read back as it
 * was written.
 */
export const fitsJson = (amount: DecimalText, currency: string): boolean => fitsScale(amount, currencyScale(currency));

/** Like `fitsJson`, for a currency of `scale` decimals. */
export function fitsScale(amount: DecimalText, scale: number): boolean {
  if (amount.length + scale <= EXACT_DIGITS_MAX) return true;
  const exact = new Decimal(amount);
  return exact.abs().times(`1e${scale}`).lte(AMOUNT_UNITS_MAX) && exact.equals(jsonNumber(amount));
}
