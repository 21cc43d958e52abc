import { currencyScale } from './currency.ts';
import { Decimal } from './decimal.ts';

/**
 * A decimal number as plain text without exponent, trailing zeros, or negative zero, such as "12.5". Equal numbers have equal texts.
 *
 * Prices of large carts stay in this form, because most of them are only compared, stored, and sent: creating an object for each would
 * cost more than the arithmetic.
 */
export type DecimalText = string;

/** Removes the trailing zeros of plain decimal text, such as Postgres and services return. */
export function decimalText(text: string): DecimalText {
  if (!text.includes('.')) return text;
  let end = text.length;
  while (text.charCodeAt(end - 1) === ZERO_CODE) end -= 1;
  if (text.charCodeAt(end - 1) === POINT_CODE) end -= 1;
  return text.slice(0, end);
}

/** Returns the product, rounded half up to a number of decimal places. */
export function timesRounded(a: DecimalText, b: DecimalText, scale: number): DecimalText {
  const units = unitsOf(a) * unitsOf(b);
  if (!Number.isSafeInteger(units)) return new Decimal(a).times(b).toDecimalPlaces(scale).toFixed();
  const digits = decimalsOf(a) + decimalsOf(b);
  if (digits <= scale) return toText(units, digits);
  const divisor = powerOfTen(digits - scale);
  const rest = units % divisor;
  return toText((units - rest) / divisor + (rest * 2 >= divisor ? 1 : 0), scale);
}

/** Returns the exact sum. */
export function sumOfTexts(amounts: readonly DecimalText[]): DecimalText {
  const digits = amounts.reduce((most, amount) => Math.max(most, decimalsOf(amount)), 0);
  let units = 0;
  for (const amount of amounts) units += unitsOf(amount) * powerOfTen(digits - decimalsOf(amount));
  // If a summand is not a safe integer, the sum of these amounts, none of them negative, is not one either.
  return Number.isSafeInteger(units) ? toText(units, digits) : Decimal.sum(0, ...amounts).toFixed();
}

/** Returns the exact difference. */
export function minusText(a: DecimalText, b: DecimalText): DecimalText {
  if (a === b) return '0';
  if (b === '0') return a;
  return new Decimal(a).minus(b).toFixed();
}

/** Formats an amount with exactly its currency's scale, such as "1250.00". */
export function moneyTextOf(amount: DecimalText, currency: string): string {
  const scale = currencyScale(currency);
  const missing = scale - decimalsOf(amount);
  if (missing < 0) return new Decimal(amount).toFixed(scale);
  return missing === 0 ? amount : `${amount}${missing === scale ? '.' : ''}${'0'.repeat(missing)}`;
}

const ZERO_CODE = 48;
const POINT_CODE = 46;
const MINUS_CODE = 45;

/** Texts up to this length have less than 2^50 units, which multiplying the nearest binary number by a power of ten finds exactly. */
const EXACT_LENGTH_MAX = 15;

/** The number without its decimal point; NaN for negative and for longer numbers. */
function unitsOf(text: DecimalText): number {
  if (text.length > EXACT_LENGTH_MAX || text.charCodeAt(0) === MINUS_CODE) return NaN;
  return Math.round(Number(text) * powerOfTen(decimalsOf(text)));
}

function decimalsOf(text: DecimalText): number {
  const point = text.indexOf('.');
  return point === -1 ? 0 : text.length - point - 1;
}

/** Enough for the decimals of two factors. Beyond 10^22 the powers are not exact, but no product of safe integers is large enough to need them. */
const POWERS = Array.from({ length: 31 }, (_, exponent) => 10 ** exponent);

const powerOfTen = (exponent: number): number => POWERS[exponent] ?? NaN;

function toText(units: number, digits: number): DecimalText {
  if (digits === 0) return String(units);
  const text = String(units).padStart(digits + 1, '0');
  return decimalText(`${text.slice(0, -digits)}.${text.slice(-digits)}`);
}
