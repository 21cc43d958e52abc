import { expect, test } from '@jest/globals';
import type { Sample } from '../probes/measure.ts';
import type { RowResult } from '../run-rows.ts';
import type { Run } from './history.ts';
import { resultsTable } from './results-table.ts';

const SAMPLE: Sample = { rate: 100, done: 500, p50Ms: 0, p95Ms: 2.25, p99Ms: 3, failures: 0 };

const RUN: Run = { date: '2026-11-24T01:38:10.765Z', commit: 'abc1234', machine: 'A processor, 2 cores, 24 GiB', node: 'v24.21.0' };

const result = (medians: Readonly<Record<string, Sample>> = { storefront: SAMPLE }, repetitions = 3): RowResult => ({
  row: { work: 'hot list', contenders: [], goal: () => ({ target: 'any', result: '100/s', met: true }) },
  medians,
  repetitions,
});

const linesOf = (results: readonly RowResult[]): readonly string[] => resultsTable(results, 5, RUN).split('\n');

test('says when, at which commit, and where the rows were measured', () => {
  expect(linesOf([result()])[0]).toBe(
    'Measured on 2026-11-24 at commit abc1234. Medians of 3 interleaved repetitions of 5 s; Node v24.21.0; A processor, 2 cores, 24 GiB; ' +
      'the load generator ran on the same machine.',
  );
  expect(resultsTable([result()], 5, { ...RUN, commit: 'abc1234+' })).toContain('at commit abc1234 with uncommitted changes.');
});

test('shows the goal next to the first contender of a row', () => {
  const [, , , , first, second] = linesOf([
    result({ storefront: SAMPLE, bare: { ...SAMPLE, cpuMicros: 20.4, cpuMicrosOf: { bare: 20.4 } } }),
  ]);
  expect(first).toBe('| hot list | storefront | 100 | 0.0 | 2.3 | 3.0 |  |  | 0 | any | 100/s | yes |');
  expect(second).toBe('|  | bare | 100 | 0.0 | 2.3 | 3.0 | 20 | bare 20 | 0 |  |  |  |');
});

test('a row with failures has not met its goal', () => {
  expect(linesOf([result({ storefront: { ...SAMPLE, failures: 2 } })])[4]).toContain('| 100/s; 2 failures of storefront | no |');
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
