import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { RequestRecord } from '../history/history.ts';
import { check, INVARIANTS } from './check.ts';
import { SUCCESS } from './responses.ts';
import { aCleanRun } from './testing/a-clean-run.ts';
import { first, type Plants, refuse, request, without } from './testing/plant.ts';
import { PLANTED_BOOKS } from './testing/planted-books.ts';
import { PLANTED_EVENTS } from './testing/planted-events.ts';
import { PLANTED_ORDERS } from './testing/planted-orders.ts';
import { PLANTED_RESPONSES } from './testing/planted-responses.ts';

const PLANTED_ENOUGH: Plants = {
  'the run saw enough': [
    ['a planned fault could not be carried out', ({ history }) => (first(history.faults).failure = 'gateway does not run')],
    ['a planned fault was left out', (run) => run.plan.push({ atMs: 0, forMs: 0, fault: { kind: 'kill', victim: 'orders' } })],
    ['no fault was planned', (run) => Object.assign(run, { plan: [], history: { ...run.history, faults: [] } })],
    ['it lasted long enough to see more', (run) => (run.minutes = 1)],
  ],
};
/** The checker is trusted because it finds each of these violations, which are planted into a run without one. */
const PLANTED = { ...PLANTED_ENOUGH, ...PLANTED_ORDERS, ...PLANTED_BOOKS, ...PLANTED_EVENTS, ...PLANTED_RESPONSES };

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

/** Lets a run see nothing in any of its lists. */
const emptied = <T extends object>(lists: T): T =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, Array.isArray(list) ? [] : list])) as T;

describe.each([0.5, 3, 30])('in a run of %d minutes, every invariant that it is long enough for is violated if', (minutes) => {
  const violated = (change: (run: ReturnType<typeof aCleanRun>) => void): readonly string[] => {
    const run = aCleanRun();
    run.minutes = minutes;
    change(run);
    return [...new Set(check(run).map(({ invariant }) => invariant))];
  };
  const possible = Object.keys(INVARIANTS).filter(
    (name) => minutes >= (name === 'only what runs out is refused' ? 10 : name === 'availability is reported as it is' ? 3 : 0),
  );

  test('it has seen nothing', () => {
    expect(violated((run) => Object.assign(run, { history: emptied(run.history), final: emptied(run.final) }))).toEqual(possible);
  });

  test('no service was available', () => {
    const unavailable = { status: 503, response: { error: { code: 'service_unavailable' } } };
    const found = violated((run) => {
      for (const one of run.history.requests) Object.assign(one, unavailable);
      run.history.deliveries = [];
      run.final = emptied(run.final);
    });

    expect(found).toEqual(possible);
  });
});

test('a run that has seen nothing names each action, and each kind of thing that invariants compare', () => {
  const run = aCleanRun();
  const compared: Record<string, number> = {};
  check(run, compared);
  const messages = check({ minutes: 30, plan: [], history: emptied(run.history), final: emptied(run.final) }).map(({ message }) => message);

  for (const action of Object.keys(SUCCESS)) expect(messages).toContainEqual(expect.stringContaining(`saw 0 successes of "${action}"`));
  for (const what of seen('kinds of things', Object.keys(compared)))
    expect(messages).toContainEqual(expect.stringContaining(`saw 0 ${what},`));
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
