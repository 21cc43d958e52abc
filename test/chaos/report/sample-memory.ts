import type { System } from '@storefront/local-system';
import { memoryOf } from '../../load/probes/memory-of.ts';
import type { Recorder } from '../history/recorder.ts';

/** The resident memory of the services at one time, in MiB. */
export interface MemorySample {
  readonly atMs: number;
  readonly services: Readonly<Record<string, { readonly mebibytes: number; readonly pid: number | null }>>;
}

const EVERY_MS = 15_000;

/** Samples the memory of the services until it is stopped. */
export function sampleMemory(system: System, recorder: Recorder): { stop(): readonly MemorySample[] } {
  const samples: MemorySample[] = [];
  const sample = async (): Promise<void> => {
    const pids = new Map(system.processes().map(({ name, pid }) => [name, pid]));
    const sizes = Object.entries(await memoryOf(system));
    const services = Object.fromEntries(sizes.map(([name, mebibytes]) => [name, { mebibytes, pid: pids.get(name) ?? null }]));
    samples.push({ atMs: recorder.now(), services });
  };
  const timer = setInterval(() => void sample(), EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}
