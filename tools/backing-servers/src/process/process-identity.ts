import { readFile } from 'node:fs/promises';
import { runCommand } from './run-command.ts';

/** A process ID with the start time of the process, which distinguishes it from a later process with the same ID. */
export type ProcessIdentity = { readonly pid: number; readonly startedAt: string };

/** Returns the start time from `/proc/<pid>/stat`, in clock ticks since boot. The process name before it may contain spaces and parentheses. */
export function startTicks(stat: string): string | undefined {
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Start time is field 22 of proc(5); the remaining text starts with field 3. A zombie counts as exited.
  return afterName[0] === 'Z' ? undefined : afterName[19];
}

/** Returns the start time of a running process as an opaque string to compare, or undefined if there is no such process. */
async function startOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    return stat === undefined ? undefined : startTicks(stat);
  }
  const { code, output } = await runCommand('/bin/ps', ['-o', 'lstart=', '-p', String(pid)]);
  return code === 0 ? output.trim() : undefined;
}

/** Returns the identity of a running process, or undefined if it has exited. */
export async function identify(pid: number): Promise<ProcessIdentity | undefined> {
  const startedAt = await startOf(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/** Reports whether this exact process is still running. */
export async function isRunning({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  return (await startOf(pid)) === startedAt;
}

/** Returns the command line of a running process, or '' if it cannot be read. */
export async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ').trim();
  }
  const { code, output } = await runCommand('/bin/ps', ['-o', 'command=', '-p', String(pid)]);
  return code === 0 ? output.trim() : '';
}
