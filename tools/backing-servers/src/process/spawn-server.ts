import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerExit } from '../backing-server.ts';
import type { ServerSpec } from './server-spec.ts';
import { spawnLogged, untilReady } from './spawn-logged.ts';
import type { Watchdog } from './watchdog.ts';

/** A server process that has responded at least once. */
export type SpawnedServer = { readonly pid: number; readonly exited: Promise<ServerExit>; stop(): Promise<void> };

/** Allows for recovery on a slow disk; a first start takes one second. */
const READY = { withinMs: 60_000, pollMs: 25 };

/** After this time an orderly stop counts as hung and the process is killed. */
const STOP_WITHIN_MS = 10_000;

/** A log larger than this is rotated at the next start; one old log is kept. */
const LOG_MAX_BYTES = 5_000_000;

/** Starts a server process and resolves when it responds; rejects with the end of its log if it exits first. */
export async function spawnServer(spec: ServerSpec, port: number, watchdog: Watchdog): Promise<SpawnedServer> {
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

  const outcome = await untilReady(exited, () => spec.answers(port, pid), READY);
  if (outcome === 'ready') return { pid, exited, stop };
  if (outcome === 'silent') await stop();
  const tail = (await output()).slice(-1_500);
  throw new Error(`${spec.name} ${outcome === 'silent' ? 'did not respond' : 'exited'} on port ${port}; end of its log:\n${tail}`);
}
