import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';

/** Postgres waits for its clients after SIGTERM, and ends their sessions after SIGINT, as containers of Postgres do when they stop. */
const stopSignalOf = (victim: string): NodeJS.Signals => (victim === 'postgres' ? 'SIGINT' : 'SIGTERM');

/** Throws if the process does not run, because then the fault would strike nothing. */
function pidOf(system: System, name: string): number {
  const row = system.processes().find((one) => one.name === name);
  if (row === undefined || row.pid === null || row.state !== 'running') throw new Error(`${name} is ${row?.state ?? 'unknown'}`);
  return row.pid;
}

const signal = (system: System, name: string, sent: NodeJS.Signals): unknown => process.kill(pidOf(system, name), sent);

/** Kills a process. It is restarted by its supervisor. */
export const kill = (system: System, victim: string): unknown => signal(system, victim, 'SIGKILL');

/** Stops a process in an orderly way, as a rolling update does. */
export const restart = (system: System, victim: string): unknown => signal(system, victim, stopSignalOf(victim));

/** Freezes a process, with its children in the case of Postgres, and resumes it after a while. */
export async function freeze(
  system: System,
  victim: string,
  forMs: number,
  childrenOf: (pid: number) => Promise<readonly number[]>,
): Promise<void> {
  const pid = pidOf(system, victim);
  process.kill(pid, 'SIGSTOP');
  const frozen = [pid, ...(await childrenOf(pid))];
  for (const one of frozen) send(one, 'SIGSTOP');
  await sleep(forMs);
  for (const one of frozen) send(one, 'SIGCONT');
}

/** Sends a signal if the process still exists. */
function send(pid: number, sent: NodeJS.Signals): void {
  try {
    process.kill(pid, sent);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
