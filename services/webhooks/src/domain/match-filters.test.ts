import { expect, test } from '@jest/globals';
import { compileFilters, jsonPathOf, jsonValuesOf } from './match-filters.ts';
import type { FilterValue } from './subscription-options.ts';

const DATA = { status: 'PAID', total: 10, is_open: false, note: null, customer: { id: 'c1', 'a b': { n: 1 } }, lines: [{ sku: 'A' }] };
const matches = (field: string, ...values: readonly FilterValue[]) => compileFilters([{ field, in: values }])(DATA);

test.each<[string, FilterValue]>([
  ['status', 'PAID'],
  ['total', 10],
  ['is_open', false],
  ['note', null],
  ['customer.id', 'c1'],
  ['customer.a b.n', 1],
])('%s is equal to %j', (field, value) => {
  expect([matches(field, value), matches(field, 'other', value), matches(field, 'other')]).toEqual([true, true, false]);
});

test.each<[string, FilterValue]>([
  ['total', '10'],
  ['is_open', 0],
  ['is_open', null],
  ['note', ''],
  ['status', 'paid'],
])('%s is not equal to %j, which has another type or case', (field, value) => {
  expect(matches(field, value)).toBe(false);
});

test.each(['missing', 'customer', 'customer.missing', 'status.length', 'lines', 'lines.0.sku', 'lines.length', 'constructor', '__proto__'])(
  'the field %s has no value that a filter matches',
  (field) => {
    expect(matches(field, null, 'A', 1, 4, true, false)).toBe(false);
  },
);

test('all filters must match, and none match everything', () => {
  const both = compileFilters([
    { field: 'status', in: ['PAID'] },
    { field: 'total', in: [11] },
  ]);

  expect([both(DATA), both({ ...DATA, total: 11 }), compileFilters([])(DATA)]).toEqual([false, true, true]);
});

test('Postgres gets the path and the values as JSON', () => {
  expect(jsonPathOf('customer.a"b')).toBe('strict $."data"."customer"."a\\"b"');
  expect(jsonValuesOf(['1', 1, true, null])).toEqual(['"1"', '1', 'true', 'null']);
});
