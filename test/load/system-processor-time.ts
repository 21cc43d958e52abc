import { readdir, readFile } from 'node:fs/promises';
import type { System } from '@storefront/local-system';

/** Linux reports processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time in milliseconds by service; `postgres` is the server with all its sessions, also those that have ended. */
export type ProcessorTimes = Readonly<Record<string, number>>;

/** Reads the processor time that each process of the system has taken since its start. */
export async function systemProcessorTimes(system: System): Promise<ProcessorTimes> {
  const rows = system.processes().filter(({ pid }) => pid !== null);
  const children = await statsByParent();
  return Object.fromEntries(
    await Promise.all(
      rows.map(async ({ name, pid }) => {
        const own = await readStat(pid);
        const sessions = name.startsWith('postgres') ? (children.get(pid ?? 0) ?? []) : [];
        const ended = name.startsWith('postgres') ? (own?.endedTicks ?? 0) : 0;
        const ticks = [own, ...sessions].reduce((sum, stat) => sum + (stat?.ticks ?? 0), ended);
        return [name, ticks * TICK_MS] as const;
      }),
    ),
  );
}

/** Returns what each process took between two readings, in milliseconds. */
export const difference = (before: ProcessorTimes, after: ProcessorTimes): ProcessorTimes =>
  Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, ms - (before[name] ?? 0)]));

interface Stat {
  readonly parent: number;
  readonly ticks: number;
  /** Of children that have ended and were waited for. */
  readonly endedTicks: number;
}

async function statsByParent(): Promise<ReadonlyMap<number, readonly Stat[]>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = (await Promise.all(pids.map(readStat))).filter((stat) => stat !== undefined);
  return Map.groupBy(stats, ({ parent }) => parent);
}

async function readStat(pid: number | null): Promise<Stat | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the program's name in parentheses, which may contain any character.
  const fields = stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (fields === undefined) return undefined;
  const [, parent = 0] = fields;
  const at = (index: number): number => fields[index] ?? 0;
  return { parent, ticks: at(11) + at(12), endedTicks: at(13) + at(14) };
}
