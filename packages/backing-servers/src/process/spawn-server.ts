import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerExit } from '../backing-server.ts';
import type { Guard } from './guard.ts';
import type { ServerRecipe } from './server-recipe.ts';

/** A server process that has answered at least once. */
export type SpawnedServer = { readonly pid: number; readonly exited: Promise<ServerExit>; stop(): Promise<void> };

/** A server on a slow disk that recovers its data; a first start takes one second. */
const READY_WITHIN_MS = 60_000;
const POLL_MS = 25;

/** After this an orderly stop is taken for a hang and the process is killed. */
const STOP_WITHIN_MS = 10_000;

/** A log that has grown over this is set aside at the next start; one older log is kept. */
const LOG_MAX_BYTES = 5_000_000;

/** Starts a server process and resolves when it answers; rejects with the end of its log when it ends before that. */
export async function spawnServer(recipe: ServerRecipe, port: number, guard: Guard): Promise<SpawnedServer> {
  const command = await recipe.prepare(port);
  const log = await openLog(recipe.logFile);
  const { size: logStart } = await log.stat();
  // A session of its own: Ctrl-C in the terminal must reach the launcher alone, which stops the servers in order.
  const child = spawn(command.file, command.args, {
    cwd: recipe.dataDir,
    env: command.env ?? process.env,
    ...(command.uid === undefined ? {} : { uid: command.uid, gid: command.gid ?? command.uid }),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const exited = new Promise<ServerExit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: -1, signal: null }));
  });
  await log.close();
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command.file} could not be run`);
  guard.watch(pid);
  void exited.then(() => guard.forget(pid));

  const stop = async (): Promise<void> => {
    // SIGINT is Postgres' fast shutdown, which does not wait for clients; NATS and Redis take it as an orderly stop.
    child.kill('SIGINT');
    const ended = await Promise.race([exited, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
    if (ended) return;
    child.kill('SIGKILL');
    await exited;
  };

  const ended = await Promise.race([exited, answered(recipe, port, pid)]);
  if (ended === 'ready') return { pid, exited, stop };
  if (ended === 'silent') await stop();
  const tail = (await readFile(recipe.logFile)).subarray(logStart).toString().trim().slice(-1_500);
  throw new Error(`${recipe.name} ${ended === 'silent' ? 'did not answer' : 'ended'} on port ${port}; its log says:\n${tail}`);
}

/** Asks until the server answers as itself. It stops asking after the deadline, also when the process has ended meanwhile. */
async function answered(recipe: ServerRecipe, port: number, pid: number): Promise<'ready' | 'silent'> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && isAlive(pid)) {
    if (await recipe.answers(port, pid).catch(() => false)) return 'ready';
    await sleep(POLL_MS);
  }
  return 'silent';
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is alive all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_MAX_BYTES) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}
