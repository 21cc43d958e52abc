import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';
import type { Recorder } from '../history/recorder.ts';
import { describeFault, type PlannedFault } from './planned-fault.ts';
import { strike, type Target } from './strike.ts';

/** On a busy machine a start takes longer than the plan assumes. Without this limit, a service that never starts would end the faults. */
const RUNNING_WITHIN_MS = 20_000;
const POLL_MS = 100;

/** A plan and where it is carried out. */
export interface Strikes {
  readonly plan: readonly PlannedFault[];
  /** When the last fault has to be over, in the time of the recorder. */
  readonly endMs: number;
  readonly target: Target;
  readonly recorder: Recorder;
  readonly log: (line: string) => void;
}

/**
 * Carries out a plan of faults, and records when each of them struck and ended. A fault waits until all processes run again, so that a slow machine gets fewer
 * faults instead of a system that is always down; the rest of the plan is left out.
 */
export async function strikeAll({ plan, endMs, target, recorder, log }: Strikes): Promise<void> {
  const startedAt = recorder.now();
  let delayMs = 0;
  for (const planned of plan) {
    await sleep(Math.max(0, startedAt + planned.atMs + delayMs - recorder.now()));
    delayMs += await untilRunning(target.system, recorder);
    if (recorder.now() + planned.forMs > endMs) return;
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
  while (!system.processes().every(({ state }) => state === 'running') && recorder.now() - since < RUNNING_WITHIN_MS) await sleep(POLL_MS);
  return recorder.now() - since;
}
