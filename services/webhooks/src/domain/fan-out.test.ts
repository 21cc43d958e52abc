import { expect, test } from '@jest/globals';
import { eventsForLater, ROWS_MAX } from './fan-out.ts';

const eventsOf = (tenantId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ tenantId, mode: 'live' as const, index }));

test('the events of a store with one subscription are all written at once', () => {
  const events = eventsOf('a', ROWS_MAX);

  expect(eventsForLater(events, () => 1)).toEqual(new Set());
});

test('a store writes no more rows than its share, and another store writes its own beside it', () => {
  const [many, few] = [eventsOf('a', 10), eventsOf('b', 2)];

  expect(eventsForLater([...many, ...few], () => ROWS_MAX / 3)).toEqual(new Set(many.slice(3)));
});
