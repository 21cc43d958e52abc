import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerExit } from '../backing-server.ts';
import type { Watchdog } from './watchdog.ts';

/** A long-running command and where its output goes. */
export interface LoggedCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
  readonly logFile: string;
  /** A log larger than this is rotated before the start; one old log is retained. */
  readonly logMaxBytes: number;
}

/** A child process that writes to a log file. */
export interface LoggedProcess {
  readonly pid: number;
  readonly exited: Promise<ServerExit>;
  kill(signal: NodeJS.Signals): void;
  /** Returns what this run has written to its log. */
  output(): Promise<string>;
}

/** Starts a command with its output in a log file, registered with the watchdog until it exits. */
export async function spawnLogged(
  { logFile, logMaxBytes, file, args, ...options }: LoggedCommand,
  watchdog: Watchdog,
): Promise<LoggedProcess> {
  const log = await openLog(logFile, logMaxBytes);
  const { size: logStart } = await log.stat();
  // In its own session, so that Ctrl-C in the terminal reaches only the launcher, which stops the processes in order.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] });
  const ended = new Promise<ServerExit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: -1, signal: null }));
  });
  await log.close();
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} could not be run`);
  watchdog.watch(pid);
  const exited = ended.then((exit) => {
    watchdog.forget(pid);
    return exit;
  });
  return {
    pid,
    exited,
    kill: (signal) => void child.kill(signal),
    output: async () => (await readFile(logFile)).subarray(logStart).toString().trim(),
  };
}

/** Polls a process until it is ready, has ended, or has been silent for too long. */
export async function untilReady(
  exited: Promise<ServerExit>,
  isReady: () => Promise<boolean>,
  { withinMs, pollMs }: { readonly withinMs: number; readonly pollMs: number },
): Promise<'ready' | 'silent' | 'ended'> {
  let hasEnded = false;
  const ended = exited.then(() => {
    hasEnded = true;
    return false;
  });
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const ready = await Promise.race([isReady().catch(() => false), ended]);
    // Checked first, because a response after the process has exited comes from another process.
    if (hasEnded) return 'ended';
    if (ready) return 'ready';
    await Promise.race([sleep(pollMs), ended]);
  }
  return 'silent';
}

async function openLog(file: string, maxBytes: number) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > maxBytes) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}
