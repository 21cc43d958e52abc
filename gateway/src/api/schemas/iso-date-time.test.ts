import { expect, test } from '@jest/globals';
import { isIsoDateTime, isoDate, momentLike } from './iso-date-time.ts';

test.each([
  '2026-11-20',
  '2026-11-20T10:00:00Z',
  '2026-11-20T10:00:00.123Z',
  '2026-11-20T10:00:00+05:30',
  '2026-11-20T10:00:00 05:30',
  '2026-11-20T10:00',
  '2024-02-29',
  '20261120T100000Z',
  '2026-325',
  '2026-W47-5',
  '2026-W53-1',
  '2020-W53-7',
  '2026-11-20T24:00:00.000Z',
  '20261120T24',
])('%p is a valid date or date-time', (text) => {
  expect(isIsoDateTime(text)).toBe(true);
});

test.each([
  '',
  'yesterday',
  '2026-13-01',
  '2026-02-30',
  '2025-02-29',
  '2026-11-20T25:00:00Z',
  '2026-11-20T24:30:00Z',
  '2026-11-20T24:00:01',
  '20261120T2459',
  '2026-11-20T24:00:00.5Z',
  '2026-366',
  '2026-000',
  '2026-W00-1',
  '2027-W53-1',
  '2100-02-29T10:00:00Z',
  '20270229',
  '20/11/2026',
  '1763640000',
  '2026-11-20Z',
])('%p is not a valid date or date-time', (text) => {
  expect(isIsoDateTime(text)).toBe(false);
});

test.each(['2027-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10'])('%s is neither a date nor the date of a time', (date) => {
  expect(isoDate.safeParse(date).success).toBe(false);
  expect(momentLike('2026-12-24T10:00:00Z').safeParse(`${date}T10:00:00Z`).success).toBe(false);
});

test('a date that is none has one violation, whatever else is checked', () => {
  expect(isoDate.refine(() => false).safeParse('2026-02-30').error?.issues).toMatchObject([{ code: 'invalid_format' }]);
});
