export { allocate, sumOf } from './allocate.ts';
export { currencyScale, isCurrency } from './currency.ts';
export { Decimal, decimal, plainText } from './decimal.ts';
export { type DecimalText, decimalText, minusText, moneyTextOf, sumOfTexts, timesRounded } from './decimal-text.ts';
export { AMOUNT_TOO_LARGE, AMOUNT_UNITS_MAX, fitsJson, fitsScale, jsonNumber } from './json-number.ts';
export { amountViolation, moneyText, roundMoney } from './round-money.ts';
export { type TaxPart, taxBreakdown } from './tax-breakdown.ts';
