import { readFile } from 'node:fs/promises';
import { type Processes, processTable, treeOf } from './processor-time.ts';

/** The memory of a process and its descendants in KiB. */
export interface SetSizes {
  readonly processes: number;
  /** The proportional set size, which divides a page by the number of processes that share it. */
  readonly proportional: number;
  /** The resident set size, which counts a shared page once for each process. */
  readonly resident: number;
}

const NOTHING: SetSizes = { processes: 0, proportional: 0, resident: 0 };

/** Reads the set sizes of each process with its descendants. Throws if one does not exist or cannot be read. Linux only. */
export async function setSizesOf(processes: Processes): Promise<Readonly<Record<string, SetSizes>>> {
  const table = (await processTable()) ?? new Map();
  const each = Object.entries(processes).map(async ([name, pid]) => {
    const sizes = await Promise.all(treeOf(table, pid).map(readRollup));
    const sum = totalOf(sizes.filter((size) => size !== undefined));
    if (sum.processes === 0) throw new Error(`the memory of ${name} cannot be read: no such process`);
    return [name, sum] as const;
  });
  return Object.fromEntries(await Promise.all(each));
}

/** Adds the set sizes of several processes. */
export const totalOf = (sizes: readonly SetSizes[]): SetSizes =>
  sizes.reduce(
    (sum, size) => ({
      processes: sum.processes + size.processes,
      proportional: sum.proportional + size.proportional,
      resident: sum.resident + size.resident,
    }),
    NOTHING,
  );

/** Reads the set sizes of one process from the text of `/proc/<pid>/smaps_rollup`. */
export function parseRollup(text: string): SetSizes {
  const kibibytes = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { processes: 1, proportional: kibibytes('Pss'), resident: kibibytes('Rss') };
}

/** Returns undefined for a process that has ended since it was listed, such as a worker of Postgres. */
async function readRollup(pid: number): Promise<SetSizes | undefined> {
  try {
    return parseRollup(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'));
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
