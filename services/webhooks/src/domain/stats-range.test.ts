import { expect, test } from '@jest/globals';
import { parseStatsRange, parseTimeRange } from './stats-range.ts';

const NOW = new Date('2026-11-27T10:30:00.000Z');
const stats = (from?: string, to?: string, timeZone = 'UTC') => {
  const range = parseStatsRange({ from, to }, NOW, timeZone);
  return [range.from.toISOString(), range.to.toISOString()];
};

test('statistics are those of the last day by default, from the beginning of an hour', () => {
  expect(stats()).toEqual(['2026-11-26T10:00:00.000Z', '2026-11-27T10:30:00.000Z']);
  expect(stats('2026-11-27T09:59:59Z')).toEqual(['2026-11-27T09:00:00.000Z', '2026-11-27T10:30:00.000Z']);
  expect(stats(undefined, '2026-11-20')).toEqual(['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z']);
  expect(stats('2026-11-01T00:00:00+01:00', '2026-11-30T23:00:00Z')).toEqual(['2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z']);
  expect(stats('2026-11-20', '2026-11-20', 'America/Jamaica')).toEqual(['2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z']);
  // 30 days, on one of which the clocks are set back.
  expect(stats('2026-10-10', '2026-11-08', 'America/New_York')).toEqual(['2026-10-10T04:00:00.000Z', '2026-11-09T05:00:00.000Z']);
  expect(stats('2027-01-01')).toEqual(['2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.001Z']);
});

test.each([
  ['2026-10-31T21:59:59Z', '2026-11-30T23:00:00Z', 'from'],
  ['2026-01-01', undefined, 'from'],
  ['2026-11-02', '2026-11-01', 'to'],
  ['yesterday', undefined, 'from'],
  [undefined, 'tomorrow', 'to'],
])('a range from %s to %s is refused', (from, to, field) => {
  expect(() => stats(from, to)).toThrow(expect.objectContaining({ details: [expect.objectContaining({ field, location: 'query' })] }));
});

test('a range of a list can be open, and has no longest duration', () => {
  expect(parseTimeRange({}, 'UTC')).toEqual({ from: undefined, to: undefined });
  expect(parseTimeRange({ from: '2020-01-01', to: '2026-01-01' }, 'UTC')).toEqual({
    from: new Date('2020-01-01'),
    to: new Date('2026-01-02'),
  });
  expect(() => parseTimeRange({ from: '2026-01-02', to: '2026-01-01' }, 'UTC')).toThrow();
});
