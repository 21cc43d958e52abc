import { invalid } from '@storefront/errors';
import { Decimal as Base } from 'decimal.js';

/** Decimal arithmetic of this system: 40 digits, half-up, never an exponent in its text. */
export const Decimal = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP, toExpNeg: -40, toExpPos: 40 });
export type Decimal = Base;

const DECIMAL_TEXT = /^-?\d{1,24}(\.\d{1,12})?$/;

/** Reads decimal text such as "1250.00"; anything else is a validation_error. */
export function decimal(text: string): Decimal {
  if (!DECIMAL_TEXT.test(text)) throw invalid('amount', `"${text.slice(0, 40)}" is not a decimal number`);
  return new Decimal(text);
}

/** Whether two decimals are the same number: as `equals`, without the copy that it makes of the other one. */
export const isSame = (a: Decimal, b: Decimal): boolean =>
  a === b || (a.s === b.s && a.e === b.e && a.d.length === b.d.length && a.d.every((digits, index) => digits === b.d[index]));

/** "2.5": no exponent, no trailing zeros. For quantities and rates. */
export const plainText = (value: Decimal): string => value.toFixed();
