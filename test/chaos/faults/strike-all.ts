import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';
import type { Recorder } from '../history/recorder.ts';
import { describeFault, type PlannedFault } from './planned-fault.ts';
import { strike, type Target } from './strike.ts';

/** As long as the system may take to recover. Without this limit, the run would wait forever for a service that never starts. */
const RUNNING_WITHIN_MS = 180_000;
const POLL_MS = 100;

/** A plan and where it is carried out. */
export interface Strikes {
  readonly plan: readonly PlannedFault[];
  readonly target: Target;
  readonly recorder: Recorder;
  readonly log: (line: string) => void;
}

/**
 * Carries out a plan of faults, and records when each of them struck and ended, or why it could not be carried out. A fault waits until all processes run
 * again, so that a slow machine gets a longer run instead of a system that is always down. If they never do, the rest of the plan is left out.
 */
export async function strikeAll({ plan, target, recorder, log }: Strikes): Promise<void> {
  const startedAt = recorder.now();
  let delayMs = 0;
  for (const planned of plan) {
    await sleep(Math.max(0, startedAt + planned.atMs + delayMs - recorder.now()));
    const waitedMs = await untilRunning(target.system, recorder);
    if (waitedMs > RUNNING_WITHIN_MS) return;
    delayMs += waitedMs;
    const struckAtMs = recorder.now();
    log(describeFault({ ...planned, atMs: struckAtMs - startedAt }));
    const failure = await strike(planned, target).then(
      () => undefined,
      (error: Error) => error.message,
    );
    recorder.fault({ ...planned, struckAtMs, endedAtMs: recorder.now(), ...(failure === undefined ? {} : { failure }) });
    if (failure !== undefined) log(`          the fault could not be carried out: ${failure}`);
  }
}

/** Returns how long it took. */
async function untilRunning(system: System, recorder: Recorder): Promise<number> {
  const since = recorder.now();
  while (!system.processes().every(({ state }) => state === 'running') && recorder.now() - since <= RUNNING_WITHIN_MS) await sleep(POLL_MS);
  return recorder.now() - since;
}
