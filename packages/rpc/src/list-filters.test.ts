import { expect, test } from '@jest/globals';
import { inStoreZone } from '@storefront/store-clock';
import { choiceOf, listFiltersOf } from './list-filters.ts';

test('a date begins in the time zone of the store', () => {
  const since = (timeZone: string) => inStoreZone(timeZone, () => listFiltersOf({ since: '2026-11-21' }).since?.toISOString());

  expect([since('UTC'), since('America/Jamaica')]).toEqual(['2026-11-21T00:00:00.000Z', '2026-11-21T05:00:00.000Z']);
});

test('without a store, a date is midnight UTC, and a time keeps its offset', () => {
  const { since, until } = listFiltersOf({ since: '2026-11-21', until: '2026-11-21T19:00:00-05:00' });

  expect([since?.toISOString(), until?.toISOString()]).toEqual(['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z']);
});

test('missing filters are undefined', () => {
  expect(listFiltersOf({})).toEqual({ since: undefined, until: undefined, text: undefined });
});

test.each([{ since: '5' }, { since: 'yesterday' }, { until: '2026-13-01' }, { text: ' ' }, { text: 'a\0b' }, { text: 'x'.repeat(257) }])(
  '%j is refused',
  (filter) => {
    expect(() => listFiltersOf(filter)).toThrow(expect.objectContaining({ code: 'validation_error' }));
  },
);

test('a choice is one of the known values', () => {
  expect(choiceOf('status', undefined, ['OPEN'])).toBeUndefined();
  expect(choiceOf('status', 'OPEN', ['OPEN'])).toBe('OPEN');
  expect(() => choiceOf('status', 'open', ['OPEN'])).toThrow('must be one of OPEN');
});
