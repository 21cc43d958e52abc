import { readFile } from 'node:fs/promises';
import { runCommand } from './run-command.ts';

/** A process and when it began, so that a later process with the same number is not taken for it. */
export type ProcessIdentity = { readonly pid: number; readonly startedAt: string };

/** The start time in a line of `/proc/<pid>/stat`, in clock ticks since boot. The name before it may hold blanks and brackets. */
export function startTicks(stat: string): string | undefined {
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Field 22 of proc(5); what is left begins with field 3. A zombie has ended, whatever its parent knows of it.
  return afterName[0] === 'Z' ? undefined : afterName[19];
}

/** When a running process began, as a word that is only good for comparing; undefined when there is no such process. */
async function startOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    return stat === undefined ? undefined : startTicks(stat);
  }
  const { code, output } = await runCommand('/bin/ps', ['-o', 'lstart=', '-p', String(pid)]);
  return code === 0 ? output.trim() : undefined;
}

/** The identity of a running process, or undefined when it is gone. */
export async function identify(pid: number): Promise<ProcessIdentity | undefined> {
  const startedAt = await startOf(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/** Whether that very process still runs. */
export async function isRunning({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  return (await startOf(pid)) === startedAt;
}

/** The command line of a running process, or '' when it cannot be read. */
export async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ').trim();
  }
  const { code, output } = await runCommand('/bin/ps', ['-o', 'command=', '-p', String(pid)]);
  return code === 0 ? output.trim() : '';
}
