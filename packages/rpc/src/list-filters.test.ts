import { expect, test } from '@jest/globals';
import { inStoreZone } from '@storefront/store-clock';
import { choiceOf, choicesOf, dateRangeOf, listFiltersOf, timesOf } from './list-filters.ts';

test.each([
  ['UTC', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ['America/Jamaica', '2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'],
])('a date in %s begins at %s and ends at %s', (timeZone, begins, ends) => {
  const { since, until } = inStoreZone(timeZone, () => listFiltersOf({ since: '2026-11-21', until: '2026-11-21' }));

  expect([since?.toISOString(), until?.toISOString()]).toEqual([begins, ends]);
});

test('without a store, a date is midnight UTC, and a time keeps its offset', () => {
  const { since, until } = listFiltersOf({ since: '2026-11-21', until: '2026-11-21T19:00:00-05:00' });

  expect([since?.toISOString(), until?.toISOString()]).toEqual(['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z']);
});

test('missing filters are undefined', () => {
  expect(listFiltersOf({})).toEqual({ since: undefined, until: undefined, text: undefined });
});

test.each([' bolt ', 'x'.repeat(256)])('a list can search for the text %j', (text) => {
  expect(listFiltersOf({ text }).text).toBe(text.trim());
});

test.each([{ since: '5' }, { since: 'yesterday' }, { until: '2026-13-01' }, { text: ' ' }, { text: 'a\0b' }, { text: 'x'.repeat(257) }])(
  '%j is refused',
  (filter) => {
    const details = [expect.objectContaining({ field: Object.keys(filter)[0] })];
    expect(() => listFiltersOf(filter)).toThrow(expect.objectContaining({ code: 'validation_error', details }));
  },
);

test('a choice is one of the known values', () => {
  expect(choiceOf('status', undefined, ['OPEN'])).toBeUndefined();
  expect(choiceOf('status', 'OPEN', ['OPEN'])).toBe('OPEN');
  expect(() => choiceOf('status', 'open', ['OPEN'])).toThrow('must be one of OPEN');
});

test('choices are known values; none match everything', () => {
  expect(choicesOf('status', [], ['OPEN'])).toBeUndefined();
  expect(choicesOf('status', ['OPEN', 'PAID'], ['OPEN', 'PAID', 'VOIDED'])).toEqual(['OPEN', 'PAID']);
  expect(() => choicesOf('status', ['OPEN', 'open'], ['OPEN'])).toThrow('must be one of OPEN');
});

test.each([
  ['America/Jamaica', '2026-11-21', '2026-11-21', '2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['Pacific/Auckland', '2026-02-28', '2026-02-28', '2026-02-27T11:00:00.000Z', '2026-02-28T11:00:00.000Z'],
  ['UTC', '2024-02-29', '2024-02-29', '2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
  ['America/Jamaica', '0001-01-01', '9999-12-31', '1900-01-01T05:07:10.000Z', '9000-01-02T05:00:00.000Z'],
])('in %s, the dates %s to %s are included', (timeZone, from, to, since, until) => {
  const range = inStoreZone(timeZone, () => timesOf(dateRangeOf('placed', { from, to })));

  expect([range.since?.toISOString(), range.until?.toISOString()]).toEqual([since, until]);
});

test.each(['2026-02-29', '2026-1-1', '0000-01-01', 'today', '', '2026-11-21T00:00:00Z'])('%j is no date', (date) => {
  expect(() => dateRangeOf('placed', { from: date })).toThrow('placed_from: must be a date');
  expect(() => dateRangeOf('placed', { to: date })).toThrow('placed_to: must be a date');
});

test('dates that are missing match everything', () => {
  expect(timesOf(dateRangeOf('placed', {}))).toEqual({ since: undefined, until: undefined });
});
