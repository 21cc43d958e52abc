import { Decimal } from '@storefront/money';
import { isStorable } from '../storable-text.ts';

/** What is wrong with one value, in words that follow the column's name. */
export class CellFault extends Error {
  override readonly name = 'CellFault';
}

/** An amount or quantity of 13 digits is a mistake of a file, not a price or a shelf. */
const WHOLE_DIGITS_MAX = 12;
const NUMBER_TEXT = /^-?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,2})?$/;

/** Text of at most `max` characters without surrounding blanks; empty text is null. */
export function text(value: unknown, max: number): string | null {
  if (typeof value !== 'string') throw new CellFault('must be text');
  const trimmed = value.trim();
  refuseUnstorable(trimmed);
  if (trimmed.length > max) throw new CellFault(`must not be longer than ${max} characters`);
  return trimmed === '' ? null : trimmed;
}

/** Text that must be there. */
export function someText(value: unknown, max: number): string {
  const read = text(value, max);
  if (read === null) throw new CellFault('must not be empty');
  return read;
}

/** Text as it stands, blanks and line breaks included. */
export function verbatim(value: unknown, max: number): string | null {
  if (typeof value !== 'string') throw new CellFault('must be text');
  refuseUnstorable(value);
  if (value.length > max) throw new CellFault(`must not be longer than ${max} characters`);
  return value.trim() === '' ? null : value;
}

/** A number that is not negative and has at most `decimals` decimals, as plain decimal text. */
export function number(value: unknown, decimals: number): string {
  const written = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (!NUMBER_TEXT.test(written)) throw new CellFault('must be a number');
  const read = new Decimal(written);
  if (read.isNegative() && !read.isZero()) throw new CellFault('must not be negative');
  if (read.gte(`1e${WHOLE_DIGITS_MAX}`)) throw new CellFault(`must be below 10^${WHOLE_DIGITS_MAX}`);
  if (read.decimalPlaces() > decimals) throw new CellFault(`must have at most ${decimals} decimals`);
  return read.abs().toFixed();
}

/** Like `number`, but not 0. */
export function positive(value: unknown, decimals: number): string {
  const read = number(value, decimals);
  if (read === '0') throw new CellFault('must be above 0');
  return read;
}

/** A rate, which is a fraction: 0.15 is 15 %. */
export function rate(value: unknown): string {
  const read = number(value, 6);
  if (new Decimal(read).gt(1)) throw new CellFault('must be a fraction from 0 to 1: 0.15 is 15 %');
  return read;
}

/** A whole number within bounds. */
export function whole(value: unknown, min: number, max: number): number {
  const read = Number(number(value, 0));
  if (read < min || read > max) throw new CellFault(`must be ${min} to ${max}`);
  return read;
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, yes: true, '1': true, false: false, no: false, '0': false };

/** true or false, however a spreadsheet writes it. */
export function flag(value: unknown): boolean {
  const read = FLAGS[String(value).trim().toLowerCase()];
  if (read === undefined) throw new CellFault('must be true or false');
  return read;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** An ISO-8601 date or time as UTC with milliseconds; without an offset it is UTC. */
export function instant(value: unknown): string {
  const written = typeof value === 'string' ? value.trim() : '';
  if (!INSTANT.test(written)) throw new CellFault('must be an ISO-8601 time such as 2026-12-01T00:00:00Z');
  const zoned = written.length === 10 || /(Z|[+-]\d{2}:?\d{2})$/i.test(written.slice(10)) ? written : `${written}Z`;
  const read = new Date(zoned.replace(' ', 'T'));
  if (Number.isNaN(read.getTime()) || !isRealDay(written)) throw new CellFault('names no day of the calendar');
  return read.toISOString();
}

/** A list of at most `max` items. A CSV holds it as JSON. */
export function list(value: unknown, max: number): readonly unknown[] {
  const read = nested(value);
  if (!Array.isArray(read)) throw new CellFault('must be a list');
  if (read.length > max) throw new CellFault(`must not have more than ${max} entries`);
  return read;
}

/** An object. A CSV holds it as JSON. */
export function fields(value: unknown): Readonly<Record<string, unknown>> {
  const read = nested(value);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new CellFault('must be an object');
  return read as Readonly<Record<string, unknown>>;
}

/** Reads a part of a value; its fault is told with the part's name. */
export function part<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof CellFault ? new CellFault(`${name} ${error.message}`) : error;
  }
}

function nested(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new CellFault('must be JSON', { cause: error });
  }
}

function refuseUnstorable(value: string): void {
  if (!isStorable(value)) throw new CellFault('holds characters that are no text (U+0000 or half a surrogate pair)');
}

const isRealDay = (written: string): boolean => {
  const [year = 0, month = 0, day = 0] = written.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
};
