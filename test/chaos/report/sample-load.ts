import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How busy the machine was during a run, to tell slow responses of the system from those of the machine. */
export interface MachineLoad {
  /** The share of time in which some process waited for a processor, in percent, averaged over ten seconds. Empty if the kernel does not report it. */
  readonly pressures: readonly number[];
  /** The longest time for which the program that sends the requests did not run. */
  readonly longestStallMs: number;
}

const EVERY_MS = 10_000;

/** Samples the load of the machine until it is stopped. */
export function sampleLoad(): { stop(): MachineLoad } {
  const pressures: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const sample = async (): Promise<void> => {
    const text = await readFile('/proc/pressure/cpu', 'utf8').catch(() => '');
    const average = /^some avg10=([\d.]+)/.exec(text)?.[1];
    if (average !== undefined) pressures.push(Number(average));
  };
  const timer = setInterval(() => void sample(), EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      delay.disable();
      return { pressures, longestStallMs: delay.max / 1e6 };
    },
  };
}

/** Formats the load of the machine in one line. */
export function describeLoad({ pressures, longestStallMs }: MachineLoad): string {
  const sorted = [...pressures].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const waiting =
    median === undefined ? '' : `some process waited for a processor ${median} % of the time (median; at most ${sorted.at(-1)} %), and `;
  return `${waiting}the longest stall of this program was ${(longestStallMs / 1_000).toFixed(1)} s`;
}
