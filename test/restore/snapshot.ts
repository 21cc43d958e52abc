import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { System } from '@storefront/local-system';

const run = promisify(execFile);

/** A copy of the files of Postgres. */
export interface Snapshot {
  /** Replaces the files of Postgres, which must not be running, with the copy. */
  restore(): Promise<void>;
}

/**
 * Copies the files of a running Postgres as of one moment, as a snapshot of its volume would. Its processes are paused meanwhile. A restored copy
 * recovers from its write-ahead log like after a power failure. `pg_dump` would need a version that is at least that of the server.
 */
export async function takeSnapshot(system: System, folder: string): Promise<Snapshot> {
  const { pid, data_dir: dataDir } = system.processes().find(({ name }) => name === 'postgres') ?? {};
  if (typeof pid !== 'number' || dataDir === undefined) throw new Error('Postgres is not a local process of this system');
  // The first process is paused first, so that it starts no others.
  process.kill(pid, 'SIGSTOP');
  const paused = [pid];
  try {
    const { stdout } = await run('pgrep', ['-P', String(pid)]);
    for (const child of stdout.trim().split('\n').map(Number)) {
      process.kill(child, 'SIGSTOP');
      paused.push(child);
    }
    await cp(dataDir, folder, { recursive: true, preserveTimestamps: true });
  } finally {
    for (const each of paused.toReversed()) process.kill(each, 'SIGCONT');
  }
  return {
    async restore() {
      await rm(dataDir, { recursive: true });
      await cp(folder, dataDir, { recursive: true, preserveTimestamps: true });
      await rm(join(dataDir, 'postmaster.pid'), { force: true });
    },
  };
}
