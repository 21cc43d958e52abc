import type { Sample } from '../probes/measure.ts';

/** The part of a goal that limits the processor time of a response. */
export interface CpuGoal {
  readonly target: readonly string[];
  readonly result: readonly string[];
  readonly met: boolean;
}

/** Compares the processor time of a response with the most it may take, in ms; met and without text if there is no such limit. */
export function cpuOf(sample: Sample | undefined, mostMs: number | undefined): CpuGoal {
  if (mostMs === undefined) return { target: [], result: [], met: true };
  const ms = (sample?.cpuMicros ?? Infinity) / 1000;
  return { target: [`processor time under ${mostMs} ms`], result: [`${ms.toFixed(1)} ms`], met: ms < mostMs };
}
