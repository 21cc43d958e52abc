import type { Decimal } from './decimal.ts';

/** ISO 4217 minor-unit digits where they are not 2. */
const SCALES: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** How many digits an amount of this ISO 4217 currency has after the point. */
export const currencyScale = (currency: string): number => SCALES[currency] ?? 2;

/** The amount half-up at its currency's scale. */
export const roundMoney = (amount: Decimal, currency: string): Decimal => amount.toDecimalPlaces(currencyScale(currency));

/** "1250.00": the amount's text at exactly its currency's scale. */
export const moneyText = (amount: Decimal, currency: string): string => amount.toFixed(currencyScale(currency));
