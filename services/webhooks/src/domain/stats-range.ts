import { parseTimeIn, TIME_FORM } from '@storefront/contract';
import { type ErrorDetail, invalidAll } from '@storefront/errors';

/** Times from which and up to which something is selected; the end is excluded. */
export interface TimeRange {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** A range as received. */
export interface RequestedRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const HOUR_MS = 3_600_000;
/** Statistics and deliveries are retained this long. */
const STATS_DAYS_MAX = 30;
const STATS_DEFAULT_HOURS = 24;

/** Parses a range whose ends can be absent, and dates in the time zone of the store; throws `validation_error` with every error. */
export function parseTimeRange({ from, to }: RequestedRange, timeZone: string): TimeRange {
  const range = { from: timeOf(from, timeZone, 'start'), to: timeOf(to, timeZone, 'end') };
  const violations: ErrorDetail[] = [];
  if (from !== undefined && range.from === undefined) violations.push(queryError('from', TIME_FORM));
  if (to !== undefined && range.to === undefined) violations.push(queryError('to', TIME_FORM));
  if (range.from && range.to && range.to <= range.from) violations.push(queryError('to', 'must be after from'));
  if (violations.length > 0) throw invalidAll(violations);
  return range;
}

/** Parses the range of statistics, by default the last day, and extends it to whole hours. Throws `validation_error` with every error. */
export function parseStatsRange(requested: RequestedRange, now: Date, timeZone: string): { readonly from: Date; readonly to: Date } {
  const range = parseTimeRange(requested, timeZone);
  const to = range.to ?? new Date(Math.max(now.getTime(), (range.from?.getTime() ?? 0) + 1));
  const from = range.from ?? new Date(to.getTime() - STATS_DEFAULT_HOURS * HOUR_MS);
  // One day of the store can have 25 hours.
  if (to.getTime() - from.getTime() > (STATS_DAYS_MAX * 24 + 1) * HOUR_MS)
    throw invalidAll([queryError('from', `must be at most ${STATS_DAYS_MAX} days before to`)]);
  return { from: hourOf(from), to };
}

/** Returns the beginning of the hour of a time. */
export const hourOf = (time: Date): Date => new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS);

const timeOf = (text: string | undefined, timeZone: string, edge: 'start' | 'end'): Date | undefined =>
  text === undefined ? undefined : parseTimeIn(timeZone, text, edge);

const queryError = (field: string, detail: string): ErrorDetail => ({ field, location: 'query', code: 'invalid', detail });
