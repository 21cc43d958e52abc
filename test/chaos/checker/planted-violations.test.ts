import { describe, expect, test } from '@jest/globals';
import type { RequestRecord } from '../history/history.ts';
import { check, INVARIANTS } from './check.ts';
import { aCleanRun } from './testing/a-clean-run.ts';
import { first, refuse, request, without } from './testing/plant.ts';
import { PLANTED_ANSWERS } from './testing/planted-answers.ts';
import { PLANTED_BOOKS } from './testing/planted-books.ts';
import { PLANTED_EVENTS } from './testing/planted-events.ts';
import { PLANTED_ORDERS } from './testing/planted-orders.ts';

/** The checker is trusted because it finds each of these violations, which are planted into a run without one. */
const PLANTED = { ...PLANTED_ORDERS, ...PLANTED_BOOKS, ...PLANTED_EVENTS, ...PLANTED_ANSWERS };

test('a run without a violation passes', () => {
  expect(check(aCleanRun())).toEqual([]);
});

describe.each(Object.entries(PLANTED))('the invariant that %s', (invariant, planted) => {
  test.each(planted)('is named first if %s', (_what, plant) => {
    const run = aCleanRun();
    plant(run);

    expect(check(run)[0]?.invariant).toBe(invariant);
  });
});

test('every invariant has a planted violation', () => {
  expect(Object.keys(PLANTED)).toEqual(Object.keys(INVARIANTS));
});

test('a repeated request is refused while the first one is in progress', () => {
  const run = aCleanRun();
  run.history.requests.push({ ...request(run, 'add line'), number: 100 });
  refuse(run.history.requests.at(-1) as RequestRecord, 'idempotency_key_in_use');

  expect(check(run)).toEqual([]);
});

test('an order that waits for its payment is not shipped', () => {
  const run = aCleanRun();
  const shipped = request(run, 'ship');
  run.history.requests.push({ ...shipped, path: 'orders ship SO-1003' });
  refuse(run.history.requests.at(-1) as RequestRecord, 'order_not_shippable');

  expect(check(run)).toEqual([]);
});

test('the time for which the gateway was frozen does not count', () => {
  const run = aCleanRun();
  Object.assign(request(run, 'cancel'), { atMs: 2_500, tookMs: 18_000 });

  expect(check(run)).toEqual([]);
});

test('the time for which the machine ran other processes does not count', () => {
  const run = aCleanRun();
  Object.assign(request(run, 'cancel'), { atMs: 58_000, tookMs: 14_000 });
  expect(check(run)).toEqual([]);

  run.history.waits = [];

  expect(check(run)[0]?.message).toContain('took 14.0 s');
});

test('a violation comes with the requests behind it', () => {
  const run = aCleanRun();
  run.final.listedOrders = without(run.final.listedOrders, ({ number }) => number === 'SO-1003');

  expect(first([...check(run)]).requests.map(({ key }) => key)).toEqual(['k5']);
});
