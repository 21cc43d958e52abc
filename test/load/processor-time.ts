import { readFile } from 'node:fs/promises';
import type { Sample } from './measure.ts';

/** Linux counts processor time in hundredths of a second, whatever its clock. */
const TICK_MICROS = 10_000;

/** The sample with the processor time that the process took for each answer. Without it where the system does not tell. */
export async function withProcessorTime(pid: number | null, seconds: number, measure: () => Promise<Sample>): Promise<Sample> {
  const before = await processorMicros(pid);
  const sample = await measure();
  const after = await processorMicros(pid);
  if (before === undefined || after === undefined) return sample;
  return { ...sample, cpuMicros: (after - before) / Math.max(1, sample.rate * seconds) };
}

/** User and system time of a process since it began. */
async function processorMicros(pid: number | null): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the program's name in parentheses and may hold anything.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields === undefined ? undefined : (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
}
