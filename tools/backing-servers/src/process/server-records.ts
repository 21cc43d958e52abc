import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPrivateFile, writePrivateFile } from '@storefront/secrets';
import type { BackingServerName } from '../backing-server.ts';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';

/** The saved state of a server: its port for the next start, and the last process started. */
export type ServerRecord = { readonly port: number; readonly process?: ProcessIdentity };

type Records = { readonly owner?: ProcessIdentity; readonly servers: Partial<Record<BackingServerName, ServerRecord>> };

/** The saved records of one home, in `<home>/servers.json`. */
export type ServerRecords = {
  of(name: BackingServerName): ServerRecord | undefined;
  /** Saves the port and, of a local process, its ID. */
  save(name: BackingServerName, port: number, pid?: number): Promise<void>;
  /** Records that no server of this home is running; the ports stay. */
  release(): Promise<void>;
};

/** The servers of this home belong to another launcher that is still running. */
export class HomeInUse extends Error {
  override readonly name = 'HomeInUse';
}

/** A leftover server that ignores an orderly stop for this long is killed. */
const ORPHAN_STOP_MS = 5_000;

/**
 * Claims a home. Throws if another launcher owns it, and stops servers that a killed launcher left behind,
 * because two servers on one data folder would destroy it.
 */
export async function lockHome(home: string, log: (line: string) => void): Promise<ServerRecords> {
  await mkdir(home, { recursive: true });
  const file = join(home, 'servers.json');
  let records = await readRecords(file);
  if (records.owner && (await isRunning(records.owner))) {
    throw new HomeInUse(`The folder ${home} is in use by process ${records.owner.pid}. Stop it, or set STOREFRONT_HOME to another folder.`);
  }
  for (const [name, record] of Object.entries(records.servers)) {
    if (record.process && (await isRunning(record.process))) {
      log(`Stopping ${name} (process ${record.process.pid}), left running by an earlier start`);
      await stopOrphan(record.process);
    }
  }

  // Writes are queued, because three servers start at once and share the file.
  let queue = Promise.resolve();
  const change = (next: (current: Records) => Records): Promise<void> => {
    records = next(records);
    // A write that failed, for example on a full disk, must not fail the later ones.
    queue = queue.catch(() => undefined).then(() => writePrivateFile(file, records));
    return queue;
  };
  const owner = await identify(process.pid);
  await change(({ servers }) => ({ ...(owner ? { owner } : {}), servers: withoutProcesses(servers) }));

  return {
    of: (name) => records.servers[name],
    async save(name, port, pid) {
      const identity = pid === undefined ? undefined : await identify(pid);
      await change((current) => ({
        ...current,
        servers: { ...current.servers, [name]: { port, ...(identity ? { process: identity } : {}) } },
      }));
    },
    release: () => change(({ servers }) => ({ servers: withoutProcesses(servers) })),
  };
}

/** Stops what a killed launcher left running in a home. Throws `HomeInUse` if a launcher still owns it. */
export async function stopLeftoverServers(home: string, log: (line: string) => void): Promise<void> {
  await (await lockHome(home, log)).release();
}

function withoutProcesses(servers: Records['servers']): Records['servers'] {
  return Object.fromEntries(Object.entries(servers).map(([name, { port }]) => [name, { port }]));
}

async function stopOrphan(orphan: ProcessIdentity): Promise<void> {
  process.kill(orphan.pid, 'SIGINT');
  const deadline = Date.now() + ORPHAN_STOP_MS;
  while (Date.now() < deadline) {
    if (!(await isRunning(orphan))) return;
    await sleep(50);
  }
  process.kill(orphan.pid, 'SIGKILL');
  while (await isRunning(orphan)) await sleep(50);
}

/** Treats a missing or damaged file as empty; new ports are chosen then. */
async function readRecords(file: string): Promise<Records> {
  const records = (await readPrivateFile(file).catch(() => undefined)) as Partial<Records> | undefined;
  return { servers: {}, ...records };
}
