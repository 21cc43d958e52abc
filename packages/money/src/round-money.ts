import { currencyScale } from './currency.ts';
import { type Decimal, plainText } from './decimal.ts';
import { AMOUNT_TOO_LARGE, fitsJson } from './json-number.ts';

/** Rounds an amount, such as the GCT of a line, half up to its currency's scale. */
export const roundMoney = (amount: Decimal, currency: string): Decimal => amount.toDecimalPlaces(currencyScale(currency));

/** Reports whether an amount has no more decimals than its currency, so that rounding would not change it. */
export const fitsCurrency = (amount: Decimal, currency: string): boolean => amount.decimalPlaces() <= currencyScale(currency);

/** Returns why an amount in an input is none of its currency: it is too precise, or beyond the bound of all amounts; undefined if it is one. */
export function amountViolation(amount: Decimal, currency: string): { readonly code: string; readonly detail: string } | undefined {
  if (!fitsCurrency(amount, currency)) return { code: 'too_precise', detail: `must have at most ${currencyScale(currency)} decimals` };
  return fitsJson(plainText(amount), currency) ? undefined : { code: 'out_of_range', detail: AMOUNT_TOO_LARGE };
}

/** Formats an amount with exactly its currency's scale, such as "1250.00". */
export const moneyText = (amount: Decimal, currency: string): string => amount.toFixed(currencyScale(currency));
