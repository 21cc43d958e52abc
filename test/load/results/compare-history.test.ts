import { expect, test } from '@jest/globals';
import { changesSince, coverageOf, describeChanges, describeCoverage, regressionsOf } from './compare-history.ts';
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

/** A row of one run: the system and its baseline. */
const run = (date: string, { storefront, hop }: { readonly storefront: number; readonly hop: number }): readonly HistoryEntry[] => [
  entry({ date, cpuMicros: storefront }),
  entry({ date, cpuMicros: hop, contender: 'hop', baseline: true }),
];

test('compares the ratio to the baseline of the same run', () => {
  const history = [...run('1', { storefront: 900, hop: 3000 }), ...run('2', { storefront: 1000, hop: 2000 })];
  const shares = (now: readonly HistoryEntry[]) => regressionsOf(changesSince(history, now)).map(({ share }) => Math.round(share * 100));
  expect(shares(run('3', { storefront: 1500, hop: 3000 }))).toEqual([]);
  expect(shares(run('3', { storefront: 1000, hop: 1600 }))).toEqual([25]);
});

test('describes a change of the ratio with the processor times of both programs', () => {
  const changes = changesSince(run('1', { storefront: 1000, hop: 2000 }), run('2', { storefront: 1050, hop: 1500 }));
  expect(describeChanges(changes)).toEqual([
    'cold list (storefront): 40% more processor time relative to hop, 1000 µs (hop 2000 µs) at abc1234, now 1050 µs (hop 1500 µs)',
    'cold list (hop, a baseline): 25% less processor time, 2000 µs at abc1234, now 1500 µs',
  ]);
});

test('compares with the geometric mean of several baselines', () => {
  const of = (date: string, vendure: number, medusa: number) => [
    entry({ date }),
    entry({ date, contender: 'Vendure', baseline: true, cpuMicros: vendure }),
    entry({ date, contender: 'Medusa', baseline: true, cpuMicros: medusa }),
  ];
  const [change] = changesSince(of('1', 1000, 50_000), of('2', 4000, 50_000));
  expect(change?.share).toBeCloseTo(-0.5);
});

test('compares processor times if no baseline was measured without failures in both runs', () => {
  const before = run('1', { storefront: 1000, hop: 2000 });
  const [now, hop] = run('2', { storefront: 1500, hop: 3000 }) as [HistoryEntry, HistoryEntry];
  for (const entries of [
    [now],
    [now, { ...hop, failures: 1 }],
    [now, { ...hop, work: 'hot list' }],
    [now, { ...hop, contender: 'bare' }],
  ]) {
    expect(regressionsOf(changesSince(before, entries)).map(({ share }) => share)).toEqual([0.5]);
  }
});

test('describes improvements, after regressions, and nothing within the tolerance', () => {
  const history = ['a', 'b', 'c'].map((work) => entry({ work }));
  const now = [entry({ work: 'a', cpuMicros: 700 }), entry({ work: 'b', cpuMicros: 1300 }), entry({ work: 'c', cpuMicros: 1090 })];
  expect(describeChanges(changesSince(history, now))).toEqual([
    'b (storefront): 30% more processor time, 1000 µs at abc1234, now 1300 µs',
    'a (storefront): 30% less processor time, 1000 µs at abc1234, now 700 µs',
  ]);
});

test('says how many rows were compared, and why others were not', () => {
  const history = [entry(), entry({ work: 'b', machine: 'another' })];
  const now = [entry(), entry({ contender: 'hop', baseline: true }), entry({ work: 'b' }), entry({ work: 'c', failures: 1 })];
  const coverage = coverageOf(history, now);

  expect(coverage).toEqual({ compared: 1, unknown: 1, unusable: 1 });
  expect(describeCoverage(coverage)).toBe('compared 1 rows; 1 have no entry of this machine, 1 have failures or no processor time');
});
