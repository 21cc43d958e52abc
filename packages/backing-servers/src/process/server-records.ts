import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackingServerName } from '../backing-server.ts';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';

/** What a home remembers of a server: its port for the next start, and the process that was started last. */
export type ServerRecord = { readonly port: number; readonly process?: ProcessIdentity };

type Records = { readonly owner?: ProcessIdentity; readonly servers: Partial<Record<BackingServerName, ServerRecord>> };

/** The memory of one home, in `<home>/servers.json`. */
export type ServerRecords = {
  of(name: BackingServerName): ServerRecord | undefined;
  save(name: BackingServerName, port: number, pid: number): Promise<void>;
  /** Notes that nothing of this home runs any more; the ports stay. */
  release(): Promise<void>;
};

/** The servers of this home belong to another launcher that still runs. */
export class HomeInUse extends Error {
  override readonly name = 'HomeInUse';
}

/** An orphan that ignores an orderly stop for this long is killed. */
const ORPHAN_STOP_MS = 5_000;

/**
 * Takes over a home: refuses while another launcher owns it, and stops the servers that a killed launcher has left behind,
 * for two servers on one data folder would destroy it.
 */
export async function claimHome(home: string, log: (line: string) => void): Promise<ServerRecords> {
  await mkdir(home, { recursive: true });
  const file = join(home, 'servers.json');
  let records = await readRecords(file);
  if (records.owner && (await isRunning(records.owner))) {
    throw new HomeInUse(
      `The folder ${home} is in use by process ${records.owner.pid}. Stop that one, or set STOREFRONT_HOME to another folder.`,
    );
  }
  for (const [name, record] of Object.entries(records.servers)) {
    if (record.process && (await isRunning(record.process))) {
      log(`stopping ${name} (process ${record.process.pid}), which an earlier start left behind`);
      await stopOrphan(record.process);
    }
  }

  // Writes are queued: three servers start at once and share the file.
  let queue = Promise.resolve();
  const change = (next: (current: Records) => Records): Promise<void> => {
    records = next(records);
    queue = queue.then(() => writeRecords(file, records));
    return queue;
  };
  const owner = await identify(process.pid);
  await change(({ servers }) => ({ ...(owner ? { owner } : {}), servers: withoutProcesses(servers) }));

  return {
    of: (name) => records.servers[name],
    async save(name, port, pid) {
      const identity = await identify(pid);
      await change((current) => ({
        ...current,
        servers: { ...current.servers, [name]: { port, ...(identity ? { process: identity } : {}) } },
      }));
    },
    release: () => change(({ servers }) => ({ servers: withoutProcesses(servers) })),
  };
}

/** Stops what a killed launcher has left running in a home. Throws `HomeInUse` while a launcher owns it. */
export async function vacateHome(home: string, log: (line: string) => void): Promise<void> {
  await (await claimHome(home, log)).release();
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

/** A file that is missing or damaged is an empty memory: the ports are chosen anew. */
async function readRecords(file: string): Promise<Records> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return { servers: {}, ...(JSON.parse(text) as Partial<Records>) };
  } catch {
    return { servers: {} };
  }
}

async function writeRecords(file: string, records: Records): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(records, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
