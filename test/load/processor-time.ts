import { readFile } from 'node:fs/promises';
import type { Sample } from './measure.ts';

/** Linux reports processor time in hundredths of a second, regardless of its clock rate. */
const TICK_MICROS = 10_000;

/** Adds to the sample the processor time that these processes took per response. Leaves it unset on systems without `/proc`. */
export async function withProcessorTime(
  pids: number | null | readonly (number | null)[],
  seconds: number,
  measure: () => Promise<Sample>,
): Promise<Sample> {
  const processes = [pids].flat();
  const before = await totalMicros(processes);
  const sample = await measure();
  const after = await totalMicros(processes);
  if (before === undefined || after === undefined) return sample;
  return { ...sample, cpuMicros: (after - before) / Math.max(1, sample.rate * seconds) };
}

async function totalMicros(pids: readonly (number | null)[]): Promise<number | undefined> {
  const each = await Promise.all(pids.map(processorMicros));
  return each.reduce((total, micros) => (total === undefined || micros === undefined ? undefined : total + micros), 0);
}

/** User and system time of a process since its start, in microseconds. */
async function processorMicros(pid: number | null): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the program's name in parentheses, which may contain any character.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields === undefined ? undefined : (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
}
