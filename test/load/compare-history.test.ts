import { expect, test } from '@jest/globals';
import { changesSince, describeChanges, regressionsOf } from './compare-history.ts';
import type { HistoryEntry } from './history.ts';

const entry = (given: Partial<HistoryEntry> = {}): HistoryEntry => ({
  date: '2026-11-23T00:00:00.000Z',
  commit: 'abc1234',
  machine: 'A processor, 2 cores, 24 GiB',
  node: 'v24.21.0',
  section: 'catalog',
  work: 'cold list',
  contender: 'storefront',
  baseline: false,
  rate: 300,
  p50Ms: 1,
  p95Ms: 2,
  failures: 0,
  cpuMicros: 1000,
  cpuMicrosOf: {},
  ...given,
});

const regressions = (history: readonly HistoryEntry[], now: HistoryEntry): readonly number[] =>
  regressionsOf(changesSince(history, [now])).map(({ share }) => Math.round(share * 100));

test('reports more than 10% more processor time', () => {
  expect(regressions([entry()], entry({ cpuMicros: 1101 }))).toEqual([10]);
  expect(regressions([entry()], entry({ cpuMicros: 1099 }))).toEqual([]);
  expect(regressions([entry()], entry({ cpuMicros: 500 }))).toEqual([]);
});

test('compares with the last entry, not with an older one', () => {
  const history = [entry({ cpuMicros: 500 }), entry({ cpuMicros: 1000 })];
  expect(regressions(history, entry({ cpuMicros: 1050 }))).toEqual([]);
  expect(regressions(history.toReversed(), entry({ cpuMicros: 1050 }))).toEqual([110]);
});

test.each([
  ['machine', { machine: 'another' }],
  ['section', { section: 'edge' }],
  ['work', { work: 'hot list' }],
  ['contender', { contender: '10,000-product store' }],
])('does not compare entries of another %s', (_name, other) => {
  expect(changesSince([entry(other)], [entry({ cpuMicros: 9000 })])).toEqual([]);
});

test('skips entries with failures or without processor time, on either side', () => {
  for (const useless of [{ failures: 1 }, { cpuMicros: null }, { cpuMicros: 0 }]) {
    expect(changesSince([entry()], [entry({ ...useless })])).toEqual([]);
    expect(regressions([entry({ cpuMicros: 500 }), entry(useless)], entry())).toEqual([100]);
  }
});

test('describes a slower baseline but does not count it as a regression', () => {
  const changes = changesSince([entry({ contender: 'hop' })], [entry({ contender: 'hop', baseline: true, cpuMicros: 1500 })]);
  expect(regressionsOf(changes)).toEqual([]);
  expect(describeChanges(changes)).toEqual(['cold list (hop, a baseline): 50% more processor time, 1000 µs at abc1234, now 1500 µs']);
});

test('describes improvements, after regressions, and nothing within the tolerance', () => {
  const history = ['a', 'b', 'c'].map((work) => entry({ work }));
  const now = [entry({ work: 'a', cpuMicros: 700 }), entry({ work: 'b', cpuMicros: 1300 }), entry({ work: 'c', cpuMicros: 1090 })];
  expect(describeChanges(changesSince(history, now))).toEqual([
    'b (storefront): 30% more processor time, 1000 µs at abc1234, now 1300 µs',
    'a (storefront): 30% less processor time, 1000 µs at abc1234, now 700 µs',
  ]);
});
