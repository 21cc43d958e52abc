import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalServer, ServerExit } from '../backing-server.ts';
import { freePort, isFreePort } from './free-port.ts';
import type { ServerRecords } from './server-records.ts';
import type { ServerSpec } from './server-spec.ts';
import { spawnLogged, untilReady } from './spawn-logged.ts';
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

/** A busy server can miss a check, but not this many in a row. */
const FAILED_CHECKS_MAX = 3;
const CHECK_EVERY_MS = 5_000;

/**
 * Stops a server that responds but cannot do its work, so that its supervisor starts it again. A server that does not respond at all is left alone: it may be
 * frozen, and goes on where it was.
 */
export async function stopWhenBroken(server: SpawnedServer, works: () => Promise<boolean>, everyMs = CHECK_EVERY_MS): Promise<void> {
  const exited = new AbortController();
  void server.exited.then(() => exited.abort());
  for (let failed = 0; failed < FAILED_CHECKS_MAX;) {
    await sleep(everyMs, undefined, { ref: false, signal: exited.signal }).catch(() => undefined);
    if (exited.signal.aborted) return;
    failed = (await works().catch(() => true)) ? 0 : failed + 1;
  }
  await server.stop();
}

/** A server process that has responded at least once. */
type SpawnedServer = { readonly pid: number; readonly exited: Promise<ServerExit>; stop(): Promise<void> };

/** Allows for recovery on a slow disk; a first start takes one second. */
const READY = { withinMs: 60_000, pollMs: 25 };

/** After this time an orderly stop counts as hung and the process is killed. */
const STOP_WITHIN_MS = 10_000;

/** A log larger than this is rotated at the next start; one old log is retained. */
const LOG_MAX_BYTES = 5_000_000;

/** Starts a server process and resolves when it responds; rejects with the end of its log if it exits first. */
async function spawnServer(spec: ServerSpec, port: number, watchdog: Watchdog): Promise<SpawnedServer> {
  const { env = process.env, uid, gid = uid, ...command } = await spec.prepare(port);
  const user = uid === undefined || gid === undefined ? {} : { uid, gid };
  const { pid, exited, kill, output } = await spawnLogged(
    { ...command, ...user, env, cwd: spec.dataDir, logFile: spec.logFile, logMaxBytes: LOG_MAX_BYTES },
    watchdog,
  );

  const stop = async (): Promise<void> => {
    // SIGINT is a fast shutdown for Postgres, which does not wait for clients; for NATS and Redis it is an orderly stop.
    kill('SIGINT');
    const ended = await Promise.race([exited, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
    if (ended) return;
    kill('SIGKILL');
    await exited;
  };

  const outcome = await untilReady(exited, () => spec.responds(port, pid), READY);
  if (outcome === 'ready') return { pid, exited, stop };
  if (outcome === 'silent') await stop();
  const tail = (await output()).slice(-1_500);
  throw new Error(`${spec.name} ${outcome === 'silent' ? 'did not respond' : 'exited'} on port ${port}; end of its log:\n${tail}`);
}
