import { expect, test } from '@jest/globals';
import type { Sample } from '../probes/measure.ts';
import type { RowResult } from '../run-rows.ts';
import { figuresTable, type Measured } from './figures-table.ts';

const SAMPLE: Sample = { rate: 8916.2, done: 500, p50Ms: 0, p95Ms: 2.25, p99Ms: 3, failures: 0, cpuMicros: 1150.4 };

const MEASURED: Measured = {
  date: '2026-11-24T01:38:10.765Z',
  commit: 'abc1234',
  machine: 'A processor, 2 cores, 24 GiB',
  node: 'v24.21.0',
  seconds: 5,
  memory: { gateway: 187, cart: 132, webhooks: 148 },
};

const tableOf = (medians: Readonly<Record<string, Sample>>, target = '85% of bare'): string => {
  const result: RowResult = {
    row: { work: 'hot list', contenders: [], goal: () => ({ target, result: '50%', met: false }) },
    medians,
    repetitions: 3,
  };
  return figuresTable([result], MEASURED);
};

test('a line has the figures of the system, those beside it, and the goal', () => {
  const table = tableOf({ storefront: SAMPLE, bare: { rate: 17.88, done: 1, failures: 0 } });

  expect(table).toContain('|hot list|8,916|2.3|1,150|bare 17.9|85% of bare: 50%, missed|\n');
});

test('a row without a goal has its result, and one of another contender names it', () => {
  expect(tableOf({ off: SAMPLE }, '')).toContain('|hot list; off|8,916|2.3|1,150||50%|\n');
});

test('a row with failures has missed a goal that its figures meet', () => {
  const met = { row: { work: 'hot list', contenders: [], goal: () => ({ target: 'any', result: '50%', met: true }) }, repetitions: 3 };

  const table = figuresTable([{ ...met, medians: { storefront: { ...SAMPLE, failures: 2 } } }], MEASURED);

  expect(table).toContain('|any: 50%; 2 failures of storefront, missed|');
});

test('the head says when, at which commit, and where the rows were measured, and the memory', () => {
  expect(tableOf({ storefront: SAMPLE }).split('\n')[0]).toBe(
    '2026-11-24, abc1234; A processor, 2 cores, 24 GiB; 3 runs of 5 s. Memory: gateway 187 MiB, services up to 148.',
  );
});

test('the head has no length of runs that have lengths of their own', () => {
  const { seconds: _, ...measured } = MEASURED;

  expect(figuresTable([], measured)).toContain('24 GiB; 0 runs. Memory');
});
