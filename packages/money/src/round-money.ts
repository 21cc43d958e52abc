import { currencyScale } from './currency.ts';
import type { Decimal } from './decimal.ts';

/** Rounds an amount, such as the GCT of a line, half up to its currency's scale. */
export const roundMoney = (amount: Decimal, currency: string): Decimal => amount.toDecimalPlaces(currencyScale(currency));

/** Reports whether an amount has no more decimals than its currency, so that rounding would not change it. */
export const fitsCurrency = (amount: Decimal, currency: string): boolean => amount.decimalPlaces() <= currencyScale(currency);

/** Formats an amount with exactly its currency's scale, such as "1250.00". */
export const moneyText = (amount: Decimal, currency: string): string => amount.toFixed(currencyScale(currency));
