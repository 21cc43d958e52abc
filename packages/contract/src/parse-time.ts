import { isDate } from './local-date.ts';

/** The format that `parseTime` accepts, for the error of a field. */
export const TIME_FORM = 'must be an ISO-8601 date or time that exists, such as 2026-12-01T00:00:00Z';

const TIME = /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<clock>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?<offset>Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Parses an ISO-8601 date or time; undefined if it has another form or does not exist, such as February 29 in most years, which `Date` takes for
 * March 1. Without an offset it is UTC.
 */
export function parseTime(text: string): Date | undefined {
  const { date = '', clock = '00:00', offset = 'Z' } = TIME.exec(text)?.groups ?? {};
  if (!isDate(date)) return undefined;
  const time = new Date(`${date}T${clock}${offset.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  // An offset can lead out of the years that a database stores.
  return !Number.isNaN(time.getTime()) && isDate(time.toISOString().slice(0, 10)) ? time : undefined;
}

/** Whether a time has an offset from UTC. */
export const hasOffset = (text: string): boolean => TIME.exec(text)?.groups?.['offset'] !== undefined;
