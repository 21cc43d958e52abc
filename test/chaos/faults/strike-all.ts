import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';
import type { Recorder } from '../history/recorder.ts';
import { describeFault, type PlannedFault } from './planned-fault.ts';
import { strike, type Target } from './strike.ts';

/** Carries out a plan of faults and records when each of them struck and ended. */
export async function strikeAll(
  plan: readonly PlannedFault[],
  target: Target,
  recorder: Recorder,
  log: (line: string) => void,
): Promise<void> {
  const startedAt = recorder.now();
  for (const planned of plan) {
    await sleep(Math.max(0, startedAt + planned.atMs - recorder.now()));
    log(describeFault(planned));
    const struckAtMs = recorder.now();
    const failure = await strike(planned, target).then(
      () => undefined,
      (error: Error) => error.message,
    );
    recorder.fault({ ...planned, struckAtMs, endedAtMs: recorder.now(), ...(failure === undefined ? {} : { failure }) });
    if (failure !== undefined) log(`          the fault could not be carried out: ${failure}`);
  }
}

const areAllRunning = (system: System): boolean => system.processes().every(({ state }) => state === 'running');
