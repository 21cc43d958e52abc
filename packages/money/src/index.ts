export { allocate, sumOf } from './allocate.ts';
export { currencyScale, isCurrency } from './currency.ts';
export { Decimal, decimal, isEqual, plainText } from './decimal.ts';
export { jsonNumber } from './json-number.ts';
export { fitsCurrency, moneyText, roundMoney } from './round-money.ts';
