import type { Sample } from './measure.ts';

/** One program that does the work of a row: ours, or a baseline. */
export interface Contender {
  readonly name: string;
  measure(seconds: number): Promise<Sample>;
}

/** One row of the table: the same work done by several contenders, and what ours has to reach. */
export interface Row {
  readonly work: string;
  readonly contenders: readonly Contender[];
  /** What was asked and whether the medians reach it, in words. */
  goal(medians: Readonly<Record<string, Sample>>): { readonly asked: string; readonly got: string; readonly reached: boolean };
}

export interface RowResult {
  readonly row: Row;
  readonly medians: Readonly<Record<string, Sample>>;
  readonly repetitions: number;
}

/**
 * Measures a row: one uncounted warm-up of each contender, then `repetitions` rounds in which every contender has its turn,
 * so that whatever else the machine does falls on all of them alike. Medians of the rounds.
 */
export async function runRow(row: Row, { repetitions, seconds }: { repetitions: number; seconds: number }): Promise<RowResult> {
  for (const contender of row.contenders) await contender.measure(Math.min(2, seconds));
  const samples = new Map<string, Sample[]>(row.contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < repetitions; round += 1) {
    for (const contender of row.contenders) samples.get(contender.name)?.push(await contender.measure(seconds));
  }
  return { row, repetitions, medians: Object.fromEntries([...samples].map(([name, taken]) => [name, medianOf(taken)])) };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const medianSteps = (samples: readonly Sample[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.keys(samples[0]?.stepP95Ms ?? {}).map((step) => [step, median(samples.map(({ stepP95Ms }) => stepP95Ms?.[step] ?? 0))]),
  );

const medianOf = (samples: readonly Sample[]): Sample => ({
  rate: median(samples.map(({ rate }) => rate)),
  p50Ms: median(samples.map(({ p50Ms }) => p50Ms)),
  p95Ms: median(samples.map(({ p95Ms }) => p95Ms)),
  p99Ms: median(samples.map(({ p99Ms }) => p99Ms)),
  failures: samples.reduce((sum, { failures }) => sum + failures, 0),
  stepP95Ms: medianSteps(samples),
  ...(samples[0]?.cpuMicros === undefined ? {} : { cpuMicros: median(samples.map(({ cpuMicros }) => cpuMicros ?? 0)) }),
});
