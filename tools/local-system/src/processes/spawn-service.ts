import { copyFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { type Watchdog, spawnLogged, untilReady } from '@storefront/backing-servers';
import { type ImageCommand, runInContainer } from './run-in-container.ts';
import { COMPILE_CACHE } from './services.ts';
import type { Run } from './supervise.ts';

/** A process exited or timed out before it was ready. The message ends with its last output. */
export class ProcessNotReady extends Error {
  override readonly name = 'ProcessNotReady';
}

/** How to run one Node.js process of the system. */
export type ServiceCommand = {
  readonly name: string;
  readonly entry: string;
  /** Runs the process from this image instead of from source. */
  readonly container?: ImageCommand;
  readonly preload?: string;
  /** The size of V8's young generation, where short-lived objects are collected. */
  readonly semiSpaceMb: number;
  /** The limit of V8's old generation. */
  readonly oldSpaceMb: number;
  /** How much the heap grows before V8 collects all of it. Without this, a small heap is collected after 8 MiB, which include the bodies of requests. */
  readonly heapGrowthPercent?: number;
  readonly env: NodeJS.ProcessEnv;
  readonly isReady: () => Promise<boolean>;
};

/** Forty times the usual start time on two busy cores. On an overloaded machine, the process of all services has taken more than 60 s. */
const READY = { withinMs: 120_000, pollMs: 50 };

/** A process forces its own exit after 22 s; this limit is for one that fails to do so. */
const STOP_WITHIN_MS = 30_000;

/** Starts a process that logs to a file and resolves when it is ready; rejects with its last output if it exits first. */
export async function spawnService(command: ServiceCommand, logs: string, watchdog: Watchdog, onPid: (pid: number) => void): Promise<Run> {
  const logFile = join(logs, `${command.name}.log`);
  const program = programOf(command);
  const { exited, kill, output, ...spawned } = await spawnLogged({ ...program, logFile, logMaxBytes: LOG_MAX_BYTES }, watchdog);
  const pid = await program.pidOf(exited, spawned.pid);
  onPid(pid);
  if (pid !== spawned.pid) {
    watchdog.watch(pid);
    void exited.then(() => watchdog.forget(pid));
  }
  const forceExit = program.kill ?? (() => kill('SIGKILL'));

  const stop = async (): Promise<void> => {
    kill('SIGTERM');
    const killing = setTimeout(forceExit, STOP_WITHIN_MS);
    await exited;
    clearTimeout(killing);
  };

  const outcome = await untilReady(exited, command.isReady, READY);
  if (outcome === 'ready') {
    rotateLog(logFile, exited);
    return { pid, exited, stop };
  }
  if (outcome === 'silent') forceExit();
  await exited;
  const words = (await output()).split('\n').slice(-5).join('\n');
  throw new ProcessNotReady(
    `${command.name} ${outcome === 'silent' ? 'was not ready in time' : 'exited before it was ready'}: ${words || 'no output'}`,
  );
}

/** The program that runs a process, and how to find the process ID: a container's program is not the process itself. */
function programOf(command: ServiceCommand) {
  if (command.container !== undefined) return runInContainer(command.container, command.env);
  return {
    file: process.execPath,
    args: argumentsOf(command),
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...command.env },
    pidOf: async (_exited: Promise<unknown>, pid: number) => pid,
    kill: undefined,
  };
}

const argumentsOf = ({ semiSpaceMb, oldSpaceMb, heapGrowthPercent, preload, entry }: ServiceCommand): readonly string[] => [
  '--disable-warning=ExperimentalWarning',
  `--max-semi-space-size=${semiSpaceMb}`,
  `--max-old-space-size=${oldSpaceMb}`,
  ...(heapGrowthPercent === undefined ? [] : [`--heap-growing-percent=${heapGrowthPercent}`]),
  // Lets the process collect garbage while it is idle.
  '--expose-gc',
  ...(preload === undefined ? [] : ['--import', preload]),
  entry,
];

/** A log larger than this is rotated; one old log is retained. */
const LOG_MAX_BYTES = 20_000_000;
/** A gateway under benchmark load writes a few megabytes in this time, so logs stay close to the limit. */
const LOOK_EVERY_MS = 5_000;

/**
 * Rotates the log of a running process until `ended` settles. The process keeps the file open for appending, so the content is copied and the file
 * truncated; lines written between the two steps are lost.
 */
export function rotateLog(file: string, ended: Promise<unknown>, { maxBytes = LOG_MAX_BYTES, everyMs = LOOK_EVERY_MS } = {}): void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    // If the log cannot be read or copied now (full disk, folder being removed), the next check tries again.
    await setAsideIfLong(file, maxBytes).catch(() => undefined);
    isLooking = false;
  };
  const looking = setInterval(() => void look(), everyMs);
  looking.unref();
  void ended.then(() => clearInterval(looking));
}

async function setAsideIfLong(file: string, maxBytes: number): Promise<void> {
  const { size } = await stat(file);
  if (size <= maxBytes) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}
