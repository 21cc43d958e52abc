import { expect, test } from '@jest/globals';
import { addDays, addMonths, endOfDate, isDate, localDate, startOfDate, timeZoneOf } from './local-date.ts';

test.each([
  ['America/Jamaica', '2027-01-01T00:30:00Z', '2026-12-31'],
  ['America/Jamaica', '2027-01-01T04:59:59.999Z', '2026-12-31'],
  ['America/Jamaica', '2027-01-01T05:00:00Z', '2027-01-01'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31'],
])('in %s, %s is on %s', (timeZone, at, date) => {
  expect(localDate(new Date(at), timeZone)).toBe(date);
});

test.each([
  ['2027-01-01', 'America/Jamaica', '2027-01-01T05:00:00.000Z'],
  ['2027-01-01', 'Asia/Kolkata', '2026-12-31T18:30:00.000Z'],
  ['2027-01-01', 'UTC', '2027-01-01T00:00:00.000Z'],
  // The day after the clocks were set back, and the day after they were set forward.
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  // The clocks are set forward at midnight, so the day begins at 01:00.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s begins in %s at %s', (date, timeZone, at) => {
  expect(startOfDate(date, timeZone).toISOString()).toBe(at);
});

test('every date ends a millisecond before the next one begins', () => {
  for (const timeZone of ['America/Jamaica', 'America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe', 'Pacific/Apia']) {
    for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
      const end = endOfDate(date, timeZone);
      expect(localDate(end, timeZone)).toBe(date);
      expect(localDate(new Date(end.getTime() + 1), timeZone)).toBe(addDays(date, 1));
    }
  }
});

test('a time zone is an IANA name, in its usual spelling', () => {
  expect(timeZoneOf('america/jamaica')).toBe('America/Jamaica');
  expect(timeZoneOf('Asia/Kolkata')).toBeDefined();
  expect(timeZoneOf('utc')).toBe('UTC');
  for (const text of ['', 'EST5', '+05:00', 'America/Nowhere', 'Kingston']) expect(timeZoneOf(text)).toBeUndefined();
});

test('a date exists in the calendar', () => {
  expect(isDate('2028-02-29')).toBe(true);
  for (const text of ['2027-02-29', '2027-2-1', '2027-02-01T00:00:00Z', 'tomorrow', '']) expect(isDate(text)).toBe(false);
});

test.each([
  ['2026-03-31', -1, '2026-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-11-30', -24, '2024-11-30'],
  ['2028-02-29', -24, '2026-02-28'],
  ['2026-10-31', 1, '2026-11-30'],
])('%s and %s months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});
