import type { System } from '@storefront/local-system';
import type { Recorder } from '../history/recorder.ts';
import { type MachineLoad, sampleLoad } from './sample-load.ts';
import { type MemorySample, sampleMemory } from './sample-memory.ts';
import { sampleWaits } from './sample-waits.ts';

/** The measurements beside the requests. */
export interface Observed {
  readonly memory: readonly MemorySample[];
  readonly load: MachineLoad;
}

/** Observes the processes of a system and the machine until it is stopped. */
export function observe(system: System, recorder: Recorder): { stop(): Observed } {
  const [memory, load, waits] = [sampleMemory(system, recorder), sampleLoad(), sampleWaits(system, recorder)];
  return {
    stop() {
      waits.stop();
      return { memory: memory.stop(), load: load.stop() };
    },
  };
}
