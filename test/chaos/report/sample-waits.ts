import { readFile } from 'node:fs/promises';
import type { System } from '@storefront/local-system';
import type { Recorder } from '../history/recorder.ts';

const EVERY_MS = 500;

/**
 * Records for how long the two processes on the way of every request, this one and the gateway, were ready to run while the machine ran others. Records
 * nothing on systems without `/proc`.
 */
export function sampleWaits(system: System, recorder: Recorder): { stop(): void } {
  const last = new Map<number, { readonly atMs: number; readonly waitedMs: number }>();
  const sample = async (): Promise<void> => {
    const gateway = system.processes().find(({ name }) => name === 'gateway' || name === 'all-in-one')?.pid;
    for (const pid of [process.pid, gateway ?? 0]) {
      const waitedMs = await waitedBy(pid);
      if (waitedMs === undefined) continue;
      const [before, atMs] = [last.get(pid), recorder.now()];
      last.set(pid, { atMs, waitedMs });
      if (before === undefined || waitedMs <= before.waitedMs) continue;
      const lastedMs = waitedMs - before.waitedMs;
      // The kernel adds a wait when it ends, so a long one has begun before the sample that reports it.
      recorder.wait({ fromMs: Math.min(before.atMs, atMs - lastedMs), toMs: atMs, waitedMs: lastedMs });
    }
  };
  const timer = setInterval(() => void sample(), EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

/** The second number is the time on the run queue in nanoseconds. */
async function waitedBy(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '');
  const nanoseconds = text.split(' ')[1];
  return nanoseconds === undefined ? undefined : Number(nanoseconds) / 1e6;
}
