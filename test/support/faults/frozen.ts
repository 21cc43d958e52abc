import type { System } from '@storefront/local-system';

/** Freezes a process of the system while `run` runs. */
export async function frozen<T>(system: System, name: string, run: () => Promise<T>): Promise<T> {
  signal(system, name, 'SIGSTOP');
  try {
    return await run();
  } finally {
    signal(system, name, 'SIGCONT');
  }
}

function signal(system: System, name: string, which: NodeJS.Signals): void {
  const pid = system.processes().find((row) => row.name === name)?.pid;
  if (typeof pid !== 'number') throw new Error(`${name} is not running`);
  process.kill(pid, which);
}
