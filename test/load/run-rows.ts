import type { Sample } from './probes/measure.ts';
import { median } from './probes/median.ts';
import { backgroundOf, type Processes, withProcessorTime } from './probes/processor-time.ts';

/** One program that performs the work of a row: the storefront system or a baseline. */
export interface Contender {
  readonly name: string;
  /** Set for programs that the system is compared with. */
  readonly baseline?: true;
  /** The processes whose time counts, read before each measurement. Without it, no processor time is reported. */
  readonly processes?: () => Processes;
  measure(seconds: number): Promise<Sample>;
  /** The work before the first run; by default, a run. */
  warmUp?(seconds: number): Promise<unknown>;
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

/** The length of the warm-up. In the first seconds of a process, a list takes twice as much processor time as later. */
const WARM_UP_RUNS = 2;

/**
 * Measures a row and returns the medians: one uncounted warm-up of each contender, in which V8 optimizes the code that the row runs, then
 * `repetitions` rounds in which every contender takes a run, so that other load on the machine affects all of them equally.
 */
export async function runRow(row: Row, { repetitions, seconds }: { repetitions: number; seconds: number }): Promise<RowResult> {
  for (const { processes, measure, warmUp = measure } of row.contenders) {
    if (processes !== undefined) await backgroundOf(processes());
    await warmUp(WARM_UP_RUNS * seconds);
  }
  const samples = new Map<string, Sample[]>(row.contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < repetitions; round += 1) {
    for (const contender of row.contenders) samples.get(contender.name)?.push(await measured(contender, seconds));
  }
  return { row, repetitions, medians: Object.fromEntries([...samples].map(([name, taken]) => [name, medianOf(taken)])) };
}

async function measured({ processes, measure }: Contender, seconds: number): Promise<Sample> {
  if (processes === undefined) return measure(seconds);
  const counted = processes();
  return withProcessorTime(counted, () => measure(seconds), await backgroundOf(counted));
}

type Figures = Readonly<Record<string, number>> | undefined;

const medianOfEach = (figures: readonly Figures[]): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.keys(figures[0] ?? {}).map((name) => [name, median(figures.map((each) => each?.[name] ?? 0))]));

const medianOf = (samples: readonly Sample[]): Sample => ({
  rate: median(samples.map(({ rate }) => rate)),
  done: samples.reduce((sum, { done }) => sum + done, 0),
  ...(samples[0]?.p50Ms === undefined
    ? {}
    : {
        p50Ms: median(samples.map(({ p50Ms }) => p50Ms ?? 0)),
        p95Ms: median(samples.map(({ p95Ms }) => p95Ms ?? 0)),
        p99Ms: median(samples.map(({ p99Ms }) => p99Ms ?? 0)),
      }),
  // The median of several rounds would not show that a contender did nothing in one of them.
  failures: samples.reduce((sum, { done, failures }) => sum + failures + (done > 0 ? 0 : 1), 0),
  ...(samples[0]?.bytesOf === undefined ? {} : { bytesOf: medianOfEach(samples.map(({ bytesOf }) => bytesOf)) }),
  ...(samples[0]?.memoryMiB === undefined ? {} : { memoryMiB: median(samples.map(({ memoryMiB }) => memoryMiB ?? 0)) }),
  stepP95Ms: medianOfEach(samples.map(({ stepP95Ms }) => stepP95Ms)),
  ...(samples[0]?.stepP99Ms === undefined ? {} : { stepP99Ms: medianOfEach(samples.map(({ stepP99Ms }) => stepP99Ms)) }),
  ...(samples[0]?.cpuMicros === undefined
    ? {}
    : {
        cpuMicros: median(samples.map(({ cpuMicros }) => cpuMicros ?? 0)),
        cpuMicrosOf: medianOfEach(samples.map(({ cpuMicrosOf }) => cpuMicrosOf)),
      }),
});
