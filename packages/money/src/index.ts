export { currencyScale, moneyText, roundMoney } from './currency.ts';
export { Decimal, decimal, isSame, plainText } from './decimal.ts';
export { jsonNumber } from './json-number.ts';
export { spread, sumOf } from './spread.ts';
