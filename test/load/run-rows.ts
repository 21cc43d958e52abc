import type { Sample } from './measure.ts';

/** One program that performs the work of a row: the storefront system or a baseline. */
export interface Contender {
  readonly name: string;
  measure(seconds: number): Promise<Sample>;
}

/** One row of the table: the same work performed by several contenders, and the goal for the storefront system. */
export interface Row {
  readonly work: string;
  readonly contenders: readonly Contender[];
  /** Describes the goal and the result, and reports whether the medians meet the goal. */
  goal(medians: Readonly<Record<string, Sample>>): { readonly target: string; readonly result: string; readonly met: boolean };
}

/** The medians of a measured row. */
export interface RowResult {
  readonly row: Row;
  readonly medians: Readonly<Record<string, Sample>>;
  readonly repetitions: number;
}

/**
 * Measures a row and returns the medians: one uncounted warm-up of each contender, then `repetitions` rounds in which every contender takes a
 * turn, so that other load on the machine affects all of them equally.
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
