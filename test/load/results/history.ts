import { execFileSync } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { RowResult } from '../run-rows.ts';

/** When and where the rows of a section were measured. */
export interface Run {
  readonly date: string;
  readonly commit: string;
  /** The model of the processor, its cores, and the memory. Entries of different machines are not compared. */
  readonly machine: string;
  readonly node: string;
}

/** The cost of one contender in one row, as a line of docs/bench-history.jsonl. */
export interface HistoryEntry extends Run {
  readonly section: string;
  readonly work: string;
  readonly contender: string;
  readonly baseline: boolean;
  readonly rate: number;
  /** Null for work that is not measured by request, for which older entries have 0. */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
  readonly failures: number;
  readonly cpuMicros: number | null;
  readonly cpuMicrosOf: Readonly<Record<string, number>>;
  /** Only in the section `cost`. */
  readonly bytesOf?: Readonly<Record<string, number>>;
  readonly memoryMiB?: number;
}

/** Reads the history, oldest first. A file that does not exist is an empty history. */
export async function readHistory(file: URL): Promise<readonly HistoryEntry[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as HistoryEntry);
}

/** Appends entries to the history. */
export const appendHistory = (file: URL, entries: readonly HistoryEntry[]): Promise<void> =>
  appendFile(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));

/** Describes a run on this machine and the current commit that ends now. */
export const currentRun = (): Run => ({
  date: new Date().toISOString(),
  commit: currentCommit(),
  machine: machineName(),
  node: process.version,
});

/** Converts the results of a section to entries of the history. */
export function entriesOf(section: string, results: readonly RowResult[], run: Run): readonly HistoryEntry[] {
  return results.flatMap(({ row, medians }) =>
    row.contenders.map(({ name, baseline = false }) => {
      const sample = medians[name];
      return {
        ...run,
        section,
        work: row.work,
        contender: name,
        baseline,
        rate: round(sample?.rate ?? 0),
        p50Ms: rounded(sample?.p50Ms),
        p95Ms: rounded(sample?.p95Ms),
        failures: sample?.failures ?? 0,
        cpuMicros: rounded(sample?.cpuMicros),
        cpuMicrosOf: roundedEach(sample?.cpuMicrosOf),
        ...(sample?.bytesOf === undefined ? {} : { bytesOf: roundedEach(sample.bytesOf) }),
        ...(sample?.memoryMiB === undefined ? {} : { memoryMiB: round(sample.memoryMiB) }),
      };
    }),
  );
}

/** The model of the processor, its cores, and the memory. */
const machineName = (): string =>
  `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;

/** The abbreviated commit, with a plus sign if the work tree has changes. */
function currentCommit(): string {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
const roundedEach = (values: Readonly<Record<string, number>> = {}): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, round(value)]));
const rounded = (value: number | undefined): number | null => (value === undefined ? null : round(value));
