import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Guard, ServerExit } from '@storefront/backing-servers';
import { boundLog, LOG_MAX_BYTES } from './bound-log.ts';
import { ProcessNotReady } from './process-not-ready.ts';
import { COMPILE_CACHE } from './services.ts';
import type { Run } from './supervise.ts';

/** How to run one Node process of the system. */
export type ServiceCommand = {
  readonly name: string;
  readonly entry: string;
  readonly preload?: string;
  /** Of V8's young generation, where what a request leaves behind lies until it is swept. */
  readonly semiSpaceMb: number;
  /** Of V8's old generation at the very most. V8 also lets garbage grow by it before it collects. */
  readonly oldSpaceMb: number;
  readonly env: NodeJS.ProcessEnv;
  readonly isReady: () => Promise<boolean>;
};

/** Twenty times what a start takes on two busy cores. */
const READY_WITHIN_MS = 60_000;
const POLL_MS = 50;

/** A process forces its own exit after 30 s; this is for one that cannot even do that. */
const STOP_WITHIN_MS = 35_000;

/** Starts a process with its log in a file and resolves when it is ready; rejects with its last words when it ends before that. */
export async function spawnService(command: ServiceCommand, logs: string, guard: Guard, onPid: (pid: number) => void): Promise<Run> {
  const logFile = join(logs, `${command.name}.log`);
  const log = await openLog(logFile);
  const { size: logStart } = await log.stat();
  const preload = command.preload === undefined ? [] : ['--import', command.preload];
  // A session of its own: Ctrl-C in the terminal must reach the launcher alone, which stops the processes in order.
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      `--max-semi-space-size=${command.semiSpaceMb}`,
      `--max-old-space-size=${command.oldSpaceMb}`,
      ...preload,
      command.entry,
    ],
    {
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...command.env },
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  const exited = new Promise<ServerExit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: -1, signal: null }));
  });
  await log.close();
  const { pid } = child;
  if (pid === undefined) throw new Error(`${process.execPath} could not be run`);
  onPid(pid);
  guard.watch(pid);
  const gone = exited.then((exit) => {
    guard.forget(pid);
    return exit;
  });

  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await gone;
    clearTimeout(killing);
  };

  const outcome = await readiness(command.isReady, gone);
  if (outcome === 'ready') {
    boundLog(logFile, gone);
    return { pid, exited: gone, stop };
  }
  if (outcome === 'silent') child.kill('SIGKILL');
  await gone;
  const words = (await readFile(logFile)).subarray(logStart).toString().trim().split('\n').slice(-5).join('\n');
  throw new ProcessNotReady(
    `${command.name} ${outcome === 'silent' ? 'was not ready in time' : 'ended before it was ready'}: ${words || 'it said nothing'}`,
  );
}

async function readiness(isReady: () => Promise<boolean>, gone: Promise<ServerExit>): Promise<'ready' | 'silent' | 'ended'> {
  let ended = false;
  void gone.then(() => {
    ended = true;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const ready = await isReady().catch(() => false);
    // Asked in this order: whoever answers for a process that has ended is another one.
    if (ended) return 'ended';
    if (ready) return 'ready';
    await Promise.race([sleep(POLL_MS), gone]);
  }
  return 'silent';
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_MAX_BYTES) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}
