import { isDate, parseTime } from '@storefront/contract';
import { InvalidArgumentError } from 'commander';
import { seconds } from './command-options.ts';

/** Checks that a date exists. */
export function date(text: string): string {
  if (isDate(text)) return text;
  throw new InvalidArgumentError('It must be a date that exists, such as 2027-12-31.');
}

/** Checks that a time or date exists. It stays as it is, because the service knows in which time zone a date begins. */
export function time(text: string): string {
  if (parseTime(text) !== undefined) return text;
  throw new InvalidArgumentError('It must be a time or date that exists, such as 2026-11-21T06:00:00Z.');
}

/** Checks a time or date as `time` does, or converts how long ago it was, such as 2h, to a UTC timestamp. */
export function timeOrAgo(text: string): string {
  if (/^\d+[smhd]$/.test(text)) return new Date(Date.now() - seconds(text) * 1_000).toISOString();
  if (parseTime(text) !== undefined) return text;
  throw new InvalidArgumentError('It must be a time or date that exists, such as 2026-11-21T06:00:00Z, or how long ago, such as 2h.');
}

/** Converts a time that an option accepted to a UTC timestamp, as the public API takes it. A date stays one, of the store. */
export const timestamp = (text: string | undefined): string | undefined =>
  text === undefined || isDate(text) ? text : parseTime(text)?.toISOString();
