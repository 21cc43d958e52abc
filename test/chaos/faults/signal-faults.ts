import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';

/** Postgres waits for its clients after SIGTERM, and ends their sessions after SIGINT, as containers of Postgres do when they stop. */
const stopSignalOf = (victim: string): NodeJS.Signals => (victim === 'postgres' ? 'SIGINT' : 'SIGTERM');

const isRunning = (system: System, name: string): boolean => system.processes().some((row) => row.name === name && row.state === 'running');

/** Sends a signal if the process exists. */
function signal(system: System, name: string, sent: NodeJS.Signals): void {
  const pid = system.processes().find((row) => row.name === name)?.pid;
  if (pid === null || pid === undefined) return;
  try {
    process.kill(pid, sent);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Kills a process. It is restarted by its supervisor. */
export const kill = (system: System, victim: string): void => signal(system, victim, 'SIGKILL');

/** Stops a process in an orderly way, as a rolling update does. */
export const restart = (system: System, victim: string): void => signal(system, victim, stopSignalOf(victim));

/** Freezes a process, with its children in the case of Postgres, and resumes it after a while. */
export async function freeze(
  system: System,
  victim: string,
  forMs: number,
  childrenOf: (pid: number) => Promise<readonly number[]>,
): Promise<void> {
  const pid = system.processes().find((row) => row.name === victim)?.pid;
  if (pid === null || pid === undefined || !isRunning(system, victim)) return;
  const frozen = [pid, ...(await childrenOf(pid))];
  for (const one of frozen) send(one, 'SIGSTOP');
  await sleep(forMs);
  for (const one of frozen) send(one, 'SIGCONT');
}

function send(pid: number, sent: NodeJS.Signals): void {
  try {
    process.kill(pid, sent);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
