import { expect, test } from '@jest/globals';
import { filtersTypes } from './durable-consumer.ts';

test.each([
  ['2.9.10', false],
  ['2.10.0', true],
  ['2.10.0-beta.1', true],
  ['2.12.15-RC.1', true],
  ['3.0.0', true],
  ['', false],
])('a server of version %j filters several types: %s', (version, expected) => {
  expect(filtersTypes(version, ['order.confirmed', 'order.cancelled'])).toBe(expected);
});

test('every server filters a single type', () => {
  expect(filtersTypes('2.9.10', ['order.confirmed'])).toBe(true);
});
