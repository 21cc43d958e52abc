import { addDays, isDate, startOfDate } from './local-date.ts';

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

/** Zones have no rules for dates beyond these, which nearly no text means. They are UTC. */
const [FIRST_DATE, LAST_DATE] = ['1900-01-01', '9000-01-01'] as const;

/**
 * Parses the text of an input: a time as `parseTime` does, and a date without a time as a date of the store, in its time zone. As the end of a
 * period, a date includes the whole day: the end is where the next day begins.
 */
export function parseTimeIn(timeZone: string, text: string, edge: 'start' | 'end'): Date | undefined {
  const time = parseTime(text);
  if (time === undefined || !isDate(text) || text < FIRST_DATE || text > LAST_DATE) return time;
  return startOfDate(edge === 'start' ? text : addDays(text, 1), timeZone);
}

/** Whether a time has an offset from UTC. */
export const hasOffset = (text: string): boolean => TIME.exec(text)?.groups?.['offset'] !== undefined;
