import { characterCount, isStorable, parseTimeIn, TIME_FORM } from '@storefront/contract';
import { AMOUNT_TOO_LARGE, Decimal, fitsScale } from '@storefront/money';

/** An invalid value. The message completes a sentence that begins with the column's name. */
export class CellViolation extends Error {
  override readonly name = 'CellViolation';
}

/** A longer quantity is a mistake in the file. */
const WHOLE_DIGITS_MAX = 12;
/** No number in a catalog is longer, and long text is slow to parse. */
const NUMBER_LENGTH_MAX = 64;
const NUMBER_TEXT = /^-?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,2})?$/;

/** Reads trimmed text of at most `max` characters; empty text is null. */
export function text(value: unknown, max: number): string | null {
  if (typeof value !== 'string') throw new CellViolation('must be text');
  const trimmed = value.trim();
  refuseUnstorable(trimmed);
  if (characterCount(trimmed) > max) throw new CellViolation(`must not be longer than ${max} characters`);
  return trimmed === '' ? null : trimmed;
}

/** Like `text`, but refuses empty text. */
export function requiredText(value: unknown, max: number): string {
  const read = text(value, max);
  if (read === null) throw new CellViolation('must not be empty');
  return read;
}

/** Reads text without trimming it; blank text is null. */
export function verbatim(value: unknown, max: number): string | null {
  if (typeof value !== 'string') throw new CellViolation('must be text');
  refuseUnstorable(value);
  if (characterCount(value) > max) throw new CellViolation(`must not be longer than ${max} characters`);
  return value.trim() === '' ? null : value;
}

/** Reads a nonnegative number below 10^12 with at most `decimals` decimals, as plain decimal text. */
export function number(value: unknown, decimals: number): string {
  const read = numberOf(value, decimals);
  if (new Decimal(read).gte(`1e${WHOLE_DIGITS_MAX}`)) throw new CellViolation(`must be below 10^${WHOLE_DIGITS_MAX}`);
  return read;
}

/** Reads an amount of money like `number`, up to the bound of all amounts. */
export function amount(value: unknown, decimals: number): string {
  const read = numberOf(value, decimals);
  if (!fitsScale(read, decimals)) throw new CellViolation(AMOUNT_TOO_LARGE);
  return read;
}

function numberOf(value: unknown, decimals: number): string {
  const written = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (written.length > NUMBER_LENGTH_MAX || !NUMBER_TEXT.test(written)) throw new CellViolation('must be a number');
  const read = new Decimal(written);
  if (read.isNegative() && !read.isZero()) throw new CellViolation('must not be negative');
  if (read.decimalPlaces() > decimals) throw new CellViolation(`must have at most ${decimals} decimals`);
  return read.abs().toFixed();
}

/** Like `number`, but refuses 0. */
export function positive(value: unknown, decimals: number): string {
  const read = number(value, decimals);
  if (read === '0') throw new CellViolation('must be greater than 0');
  return read;
}

/** Reads a rate as a fraction: 0.15 is 15%. */
export function rate(value: unknown): string {
  const read = number(value, 6);
  if (new Decimal(read).gt(1)) throw new CellViolation('must be a fraction from 0 to 1: 0.15 is 15%');
  return read;
}

/** Reads an integer from `min` to `max`. */
export function integer(value: unknown, min: number, max: number): number {
  const read = Number(number(value, 0));
  if (read < min || read > max) throw new CellViolation(`must be ${min} to ${max}`);
  return read;
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, yes: true, '1': true, false: false, no: false, '0': false };

/** Reads a boolean in any of the forms that spreadsheets use. */
export function flag(value: unknown): boolean {
  // Only these types, because converting a nested value to text can throw.
  const written = ['boolean', 'number', 'string'].includes(typeof value) ? String(value).trim().toLowerCase() : '';
  const read = Object.hasOwn(FLAGS, written) ? FLAGS[written] : undefined;
  if (read === undefined) throw new CellViolation('must be true or false');
  return read;
}

/** Reads an ISO-8601 date or time as UTC with milliseconds. A date begins, or as the end of a period ends, in the time zone of the store. */
export function instant(value: unknown, timeZone: string, edge: 'start' | 'end'): string {
  const read = typeof value === 'string' ? parseTimeIn(timeZone, value.trim(), edge) : undefined;
  if (read === undefined) throw new CellViolation(TIME_FORM);
  return read.toISOString();
}

/** Reads a list of at most `max` items, given as a value or as JSON text. */
export function list(value: unknown, max: number): readonly unknown[] {
  const read = nested(value);
  if (!Array.isArray(read)) throw new CellViolation('must be a list');
  if (read.length > max) throw new CellViolation(`must not have more than ${max} entries`);
  return read;
}

/** Reads an object, given as a value or as JSON text. */
export function fields(value: unknown): Readonly<Record<string, unknown>> {
  const read = nested(value);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new CellViolation('must be an object');
  return read as Readonly<Record<string, unknown>>;
}

/** Reads a part of a value and prefixes its violation with the part's name. */
export function part<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof CellViolation ? new CellViolation(`${name} ${error.message}`) : error;
  }
}

function nested(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new CellViolation('must be JSON', { cause: error });
  }
}

function refuseUnstorable(value: string): void {
  if (!isStorable(value)) throw new CellViolation('must not contain U+0000 or unpaired surrogates');
}
