import { z } from 'zod';

const DATE = String.raw`(?<year>\d{4})(?:-(?<month>\d{2})-(?<day>\d{2})|(?<basicMonth>\d{2})(?<basicDay>\d{2})|-?(?<ordinal>\d{3})|-?W(?<week>\d{2})-?(?<weekday>[1-7]))`;
const TIME = String.raw`(?<clock>(?<hour>\d{2})(?::?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,]\d{1,9})?)?)?)`;
// An unencoded plus sign in a query is decoded as a space, and few clients encode it.
const ZONE = String.raw`(?:[Zz]|[+\- ](?<zoneHour>\d{2}):?(?<zoneMinute>\d{2})?)?`;
const SHAPE = new RegExp(`^${DATE}(?:[Tt]${TIME}${ZONE})?$`);

/** Whether the text is an ISO-8601 date or date-time. Calendar, ordinal, and week dates are valid, in extended or basic format. */
export function isIsoDateTime(text: string): boolean {
  const parts = SHAPE.exec(text)?.groups;
  if (!parts) return false;
  const number = (name: string): number => Number(parts[name] ?? 0);
  const isTime = number('minute') <= 59 && number('second') <= 60 && number('zoneHour') <= 23 && number('zoneMinute') <= 59;
  return isDay(parts, number) && isTime && (number('hour') <= 23 || isMidnight(parts['clock'] ?? ''));
}

/** Whether a clock time is the end of a day. No other time has the hour 24. */
const isMidnight = (clock: string): boolean => /^24[0:.,]*$/.test(clock);

function isDay(parts: Readonly<Record<string, string | undefined>>, number: (name: string) => number): boolean {
  const year = number('year');
  if (parts['ordinal'] !== undefined) return number('ordinal') >= 1 && number('ordinal') <= (isLeap(year) ? 366 : 365);
  if (parts['week'] !== undefined) return number('week') >= 1 && number('week') <= weeksOf(year);
  return isCalendarDay(year, number('month') || number('basicMonth'), number('day') || number('basicDay'));
}

function dateOf(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = dateOf(year, month, day);
  return month >= 1 && month <= 12 && day >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A year that begins on a Thursday, or a leap year that begins on a Wednesday, has 53 weeks: January 1 or December 31 is a Thursday. */
const weeksOf = (year: number): number => ([dateOf(year, 1, 1), dateOf(year, 12, 31)].some((date) => date.getUTCDay() === 4) ? 53 : 52);

const isLeap = (year: number): boolean => isCalendarDay(year, 2, 29);

/** An ISO-8601 date or date-time in a request. */
export const isoDateTime = z
  .string()
  .refine(isIsoDateTime, { error: 'must be an ISO-8601 date or date-time', params: { code: 'invalid_format' } })
  .meta({ maxLength: 40, description: 'An ISO-8601 date or date-time.', examples: ['2026-11-20T10:00:00Z'] });

/** A calendar date such as 2026-12-24. */
export const isoDate = z.iso.date({ error: 'must be a date, such as 2026-12-24', abort: true }).meta({ maxLength: 10 });

/** Enough for nanoseconds and a time zone. */
const MOMENT_LENGTH_MAX = 40;

/** A time with its zone, or a date of the store, as the service reads it. */
export const momentOrDate = z
  .string()
  .max(MOMENT_LENGTH_MAX, `must have at most ${MOMENT_LENGTH_MAX} characters`)
  .refine((text) => isoDate.safeParse(text).success || momentLike('').safeParse(text).success, {
    error: 'must be a date, or a date-time with its offset, such as 2026-11-20T10:00:00Z',
    params: { code: 'invalid_format' },
  })
  .meta({
    examples: ['2026-11-20T18:00:00Z'],
    description: 'A date-time with its offset, or a date in the time zone of the store, which the end of a range includes.',
  });

/** A time with its zone. */
export const momentLike = (example: string) =>
  z.iso
    .datetime({ offset: true, error: `must be a date-time, such as ${example}` })
    .max(MOMENT_LENGTH_MAX, `must have at most ${MOMENT_LENGTH_MAX} characters`);
