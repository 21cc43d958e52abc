import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';
import type { Sample } from './measure.ts';

/** The processes that work for a contender, as their names and process IDs. The children of a process count as part of it. */
export type Processes = Readonly<Record<string, number | null>>;

/** Linux reports processor time in hundredths of a second, regardless of its clock rate. */
const TICK_MICROS = 10_000;

/** The services of a system, Postgres with its backends, NATS, and Redis. */
export const processesOf = (system: System): Processes => Object.fromEntries(system.processes().map(({ name, pid }) => [name, pid]));

/** Postgres of a system, which it shares with the baselines. */
export const postgresOf = (system: System): Processes => ({ postgres: processesOf(system).postgres ?? null });

const BACKGROUND_MS = 5000;
const backgrounds = new Map<string, Promise<Readonly<Record<string, number>>>>();

/** The microseconds per second that processes take without requests. Measured once for each set of processes. */
export function backgroundOf(processes: Processes, durationMs = BACKGROUND_MS): Promise<Readonly<Record<string, number>>> {
  const key = JSON.stringify(processes);
  const known = backgrounds.get(key) ?? measureBackground(processes, durationMs);
  backgrounds.set(key, known);
  return known;
}

async function measureBackground(processes: Processes, durationMs: number): Promise<Readonly<Record<string, number>>> {
  const before = await microsOfEach(processes);
  const startedAt = performance.now();
  await sleep(durationMs);
  const after = await microsOfEach(processes);
  const seconds = (performance.now() - startedAt) / 1000;
  return Object.fromEntries(Object.entries(after ?? {}).map(([name, micros]) => [name, (micros - (before?.[name] ?? 0)) / seconds]));
}

/**
 * Adds to the sample the processor time per response, in total and of each process, less what the processes take without requests. Leaves it
 * unset on systems without `/proc`.
 */
export async function withProcessorTime(
  processes: Processes,
  measure: () => Promise<Sample>,
  background: Readonly<Record<string, number>> = {},
): Promise<Sample> {
  const startedAt = performance.now();
  const before = await microsOfEach(processes);
  const sample = await measure();
  const after = await microsOfEach(processes);
  const seconds = (performance.now() - startedAt) / 1000;
  if (before === undefined || after === undefined || sample.done === 0) return sample;
  const each = Object.entries(after).map(([name, micros]) => {
    const own = micros - (before[name] ?? 0) - (background[name] ?? 0) * seconds;
    return [name, Math.max(0, own) / sample.done] as const;
  });
  return { ...sample, cpuMicros: each.reduce((sum, [, micros]) => sum + micros, 0), cpuMicrosOf: Object.fromEntries(each) };
}

async function microsOfEach(processes: Processes): Promise<Readonly<Record<string, number>> | undefined> {
  const table = await processTable();
  if (table === undefined) return undefined;
  const each = Object.entries(processes).map(([name, pid]) => [name, treeTicks(table, pid)] as const);
  const gone = each.filter(([, ticks]) => ticks === undefined).map(([name]) => name);
  if (gone.length > 0) throw new Error(`the processor time of ${gone.join(', ')} cannot be read: no such process`);
  return Object.fromEntries(each.map(([name, ticks]) => [name, (ticks ?? 0) * TICK_MICROS]));
}

interface ProcessTime {
  readonly parent: number;
  /** User and system time, also of children that have ended and been waited for, such as Postgres backends. */
  readonly ticks: number;
}

/** Reads the parent and the processor time of every process. Returns undefined on systems without `/proc`. */
export async function processTable(): Promise<ReadonlyMap<number, ProcessTime> | undefined> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  if (pids.length === 0) return undefined;
  const table = new Map<number, ProcessTime>();
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    if (stat !== undefined) table.set(Number(pid), parseStat(stat));
  }
  return table;
}

/** Reads the parent and the processor time from the text of `/proc/<pid>/stat`. */
export function parseStat(stat: string): ProcessTime {
  // The second field is the program's name in parentheses, which may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), ticks: (user ?? 0) + (system ?? 0) + (childrenUser ?? 0) + (childrenSystem ?? 0) };
}

/** Sums the time of a process and its descendants. Returns undefined if the process does not exist. */
export function treeTicks(table: ReadonlyMap<number, ProcessTime>, root: number | null): number | undefined {
  const tree = treeOf(table, root);
  return tree.length === 0 ? undefined : tree.reduce((sum, pid) => sum + (table.get(pid)?.ticks ?? 0), 0);
}

/** Returns the IDs of a process and its descendants; none if the process does not exist. */
export function treeOf(table: ReadonlyMap<number, { readonly parent: number }>, root: number | null): readonly number[] {
  if (root === null || !table.has(root)) return [];
  const children = [...table].filter(([, { parent }]) => parent === root).map(([pid]) => pid);
  return [root, ...children.flatMap((pid) => treeOf(table, pid))];
}
