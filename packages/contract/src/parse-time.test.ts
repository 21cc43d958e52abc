import { expect, test } from '@jest/globals';
import { hasOffset, parseTime, parseTimeIn } from './parse-time.ts';

test.each([
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2026-12-01T08:00:00+02:00', '2026-12-01T06:00:00.000Z'],
  ['2026-12-01 08:00', '2026-12-01T08:00:00.000Z'],
  ['2026-12-01t08:00:00.5-0500', '2026-12-01T13:00:00.500Z'],
  ['2026-12-31T24:00:00z', '2027-01-01T00:00:00.000Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
])('%s is %s', (text, time) => {
  expect(parseTime(text)?.toISOString()).toBe(time);
});

test.each([
  '2027-02-29',
  '2027-02-29T10:00:00Z',
  '2100-02-29',
  '2026-02-30',
  '2026-04-31T00:00:00+02:00',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '2026-12-01T25:00:00Z',
  '2026-12-01T10:60:00Z',
  '2026-12-01T10:00:61Z',
  '2026-12-01T10:00:00+99:00',
  '9999-12-31T23:59:59-12:00',
  '0001-01-01T00:00:00+12:00',
  '2026-2-1',
  '02/01/2026',
  '5 apples',
  'tomorrow',
  '1767225600',
  ' ',
  '',
])('"%s" is no time', (text) => {
  expect(parseTime(text)).toBeUndefined();
});

test('an offset follows a time', () => {
  expect(['2026-12-01T08:00Z', '2026-12-01T08:00:00-0500', '2026-12-01T08:00', '2026-12-01', ''].map(hasOffset)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['America/Jamaica', '2026-12-30', '2026-12-30T05:00:00.000Z', '2026-12-31T05:00:00.000Z'],
  ['UTC', '2026-12-31', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31', '2026-12-30T10:00:00.000Z', '2026-12-31T10:00:00.000Z'],
  // Days of 23 and 25 hours.
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['America/Jamaica', '2026-12-30T10:00:00Z', '2026-12-30T10:00:00.000Z', '2026-12-30T10:00:00.000Z'],
  ['America/Jamaica', '9999-12-31', '9999-12-31T00:00:00.000Z', '9999-12-31T00:00:00.000Z'],
  ['America/Jamaica', '2027-02-29', undefined, undefined],
])('in %s, %s begins at %s and ends at %s', (timeZone, text, start, end) => {
  expect((['start', 'end'] as const).map((edge) => parseTimeIn(timeZone, text, edge)?.toISOString())).toEqual([start, end]);
});
