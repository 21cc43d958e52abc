import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalServer } from '../backing-server.ts';
import { freePort, isFreePort } from './free-port.ts';
import type { ServerRecords } from './server-records.ts';
import type { ServerSpec } from './server-spec.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';
import { stopWhenBroken } from './stop-when-broken.ts';
import type { Watchdog } from './watchdog.ts';

/** A local server with a stop function, which only its launcher gets. */
export type StoppableServer = LocalServer & { readonly port: number; stop(): Promise<void> };

/** Another program may take a port of the server between the check and the bind, but not three times in a row by accident. */
const START_ATTEMPTS_MAX = 3;

/** How long a restart waits for the resources of a killed server to be released: its port, and the shared memory of Postgres child processes. */
const RESTART_WITHIN_MS = 15_000;

/** Starts a server on its last port, or on another port if that one is in use. */
export async function startLocalServer(spec: ServerSpec, records: ServerRecords, watchdog: Watchdog): Promise<StoppableServer> {
  const { port, spawned } = await firstStart(spec, records.of(spec.name)?.port, watchdog);
  await records.save(spec.name, port, spawned.pid);
  let current = spawned;
  const { works } = spec;
  const keepChecking = (): void => {
    if (works !== undefined) void stopWhenBroken(current, () => works(port));
  };
  keepChecking();

  return {
    name: spec.name,
    port,
    address: `127.0.0.1:${port}`,
    dataDir: spec.dataDir,
    get pid() {
      return current.pid;
    },
    get exited() {
      return current.exited;
    },
    async restart() {
      await current.stop();
      current = await startAgain(spec, port, watchdog);
      keepChecking();
      // The server runs, and stopping it again would not help if the disk is full. The next record that is written includes this one.
      await records.save(spec.name, port, current.pid).catch(() => undefined);
    },
    stop: () => current.stop(),
  };
}

async function firstStart(
  spec: ServerSpec,
  preferred: number | undefined,
  watchdog: Watchdog,
): Promise<{ port: number; spawned: SpawnedServer }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(preferred);
    try {
      return { port, spawned: await spawnServer(spec, port, watchdog) };
    } catch (error) {
      if (attempt === START_ATTEMPTS_MAX || !(await wasPortTaken(error, port))) throw error;
    }
  }
}

/** Also recognizes another port of the server by its log, such as the monitoring port of NATS. */
const wasPortTaken = async (error: unknown, port: number): Promise<boolean> =>
  /address already in use/i.test(String(error)) || !(await isFreePort(port));

async function startAgain(spec: ServerSpec, port: number, watchdog: Watchdog): Promise<SpawnedServer> {
  const deadline = Date.now() + RESTART_WITHIN_MS;
  for (;;) {
    try {
      return await spawnServer(spec, port, watchdog);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(250);
    }
  }
}
