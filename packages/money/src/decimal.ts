import { invalid } from '@storefront/errors';
import { Decimal as Base } from 'decimal.js';

/** Decimal numbers with 40 digits, rounding half up, never formatted with an exponent. */
export const Decimal = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP, toExpNeg: -40, toExpPos: 40 });
export type Decimal = Base;

const DECIMAL_TEXT = /^-?\d{1,24}(\.\d{1,12})?$/;

/** Parses decimal text such as "1250.00"; throws a validation_error for any other text. */
export function decimal(text: string): Decimal {
  if (!DECIMAL_TEXT.test(text)) throw invalid('amount', `"${text.slice(0, 40)}" is not a decimal number`);
  return new Decimal(text);
}

/** Formats a quantity or rate without exponent and trailing zeros, such as "2.5". */
export const plainText = (value: Decimal): string => value.toFixed();
