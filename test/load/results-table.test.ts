import { expect, test } from '@jest/globals';
import type { Sample } from './measure.ts';
import { resultsTable } from './results-table.ts';
import type { RowResult } from './run-rows.ts';

const SAMPLE: Sample = { rate: 100, done: 500, p50Ms: 0, p95Ms: 2.25, p99Ms: 3, failures: 0 };

const result = (medians: Readonly<Record<string, Sample>> = { storefront: SAMPLE }, repetitions = 3): RowResult => ({
  row: { work: 'hot list', contenders: [], goal: () => ({ target: 'any', result: '100/s', met: true }) },
  medians,
  repetitions,
});

const linesOf = (results: readonly RowResult[]): readonly string[] => resultsTable(results, 5).split('\n');

test('shows the goal next to the first contender of a row', () => {
  const [, , , , first, second] = linesOf([
    result({ storefront: SAMPLE, bare: { ...SAMPLE, cpuMicros: 20.4, cpuMicrosOf: { bare: 20.4 } } }),
  ]);
  expect(first).toBe('| hot list | storefront | 100 | 0.0 | 2.3 | 3.0 |  |  | 0 | any | 100/s | yes |');
  expect(second).toBe('|  | bare | 100 | 0.0 | 2.3 | 3.0 | 20 | bare 20 | 0 |  |  |  |');
});

test('leaves the times of work blank that is not measured by request', () => {
  const row = linesOf([result({ storefront: { rate: 100, done: 500, failures: 0 } })])[4];
  expect(row).toBe('| hot list | storefront | 100 |  |  |  |  |  | 0 | any | 100/s | yes |');
});

test.each([
  [1, 'One repetition of 5 s; '],
  [2, 'Means of 2 interleaved repetitions of 5 s; '],
  [3, 'Medians of 3 interleaved repetitions of 5 s; '],
  [4, 'Medians of 4 interleaved repetitions of 5 s, each the mean of the two in the middle; '],
])('says how %d repetitions are combined', (repetitions, text) => {
  expect(linesOf([result(undefined, repetitions)])[0]).toContain(text);
});
