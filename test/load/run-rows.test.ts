import { expect, test } from '@jest/globals';
import { isWithin } from './goals/is-within.ts';
import { measureFlows, type Sample } from './probes/measure.ts';
import { runRow } from './run-rows.ts';

const SAMPLE: Sample = { rate: 100, done: 500, failures: 0 };

/** Runs a row whose only contender has these rounds. */
async function roundsOf(...rounds: readonly Sample[]): Promise<Sample | undefined> {
  const left = [...rounds];
  const contender = { name: 'storefront', warmUp: async () => undefined, measure: async () => left.shift() ?? SAMPLE };
  const row = { work: 'hot list', contenders: [contender], goal: () => ({ target: '', result: '', met: true }) };
  return (await runRow(row, { repetitions: rounds.length, seconds: 1 })).medians['storefront'];
}

test('the failures of all rounds count, and a round in which nothing was done is one', async () => {
  expect(await roundsOf(SAMPLE, { ...SAMPLE, failures: 2 }, SAMPLE)).toMatchObject({ done: 1500, failures: 2 });
  expect(await roundsOf(SAMPLE, { ...SAMPLE, done: 0 }, SAMPLE)).toMatchObject({ done: 1000, failures: 1 });
});

test('without a flow there are no times, and none is within a limit', async () => {
  const sample = await measureFlows(() => Promise.reject(new Error('refused')), { steps: ['read'], concurrency: 1, seconds: 0.01 });

  expect(sample).toMatchObject({ done: 0, p95Ms: Number.NaN, stepP95Ms: { read: Number.NaN } });
  expect(sample.failures).toBeGreaterThan(0);
});

test('a flow that lacks a step is a failure', async () => {
  const sample = await measureFlows(async () => [1], { steps: ['create', 'read'], concurrency: 1, seconds: 0.01 });

  expect(sample.done).toBe(0);
});

test('a figure is within a limit only if there is one', () => {
  expect([1, 24, 25, 0, -1, Number.NaN].map((figure) => isWithin(figure, 24))).toEqual([true, true, false, false, false, false]);
});
