/**
 * `npm run bench -- [edge|catalog|checkout …] [--seconds N] [--repetitions N] [--write] [--check] [--profile FOLDER]`
 *
 * Starts one whole system with the disk settings of production, shares its Postgres with the baselines, measures the rows of each file in
 * `rows/`, and prints one table per file, then each processor time that differs from the history by more than 10%. `--write` writes the tables to
 * docs/bench.md and adds them to docs/bench-history.jsonl; `--check` exits with 1 if a row became more than 10% more expensive since the last
 * entry of the same machine; `--profile` saves a CPU profile of every service process.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startSystem } from '@storefront/local-system';
import { changesSince, describeChanges, regressionsOf } from './compare-history.ts';
import { appendHistory, entriesOf, type HistoryEntry, readHistory } from './history.ts';
import { copyOfKeptHome, removeHome } from './kept-home.ts';
import { memoryOf } from './memory-of.ts';
import { resultsTable } from './results-table.ts';
import { type RowResult, runRow } from './run-rows.ts';
import { type RowsOf, type World, worldOf } from './world.ts';
import { writeSection } from './write-section.ts';

const DOCUMENT = new URL('../../docs/bench.md', import.meta.url);
const HISTORY = new URL('../../docs/bench-history.jsonl', import.meta.url);
const ROWS = new URL('./rows/', import.meta.url);

/** Installs other software and fills three shops, so it runs only by name, and alone. */
const RIVALS = 'rivals';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    repetitions: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const repetitions = Number(values.repetitions);
const known = (await readdir(ROWS)).map((file) => file.replace(/\.ts$/, '')).toSorted();
const unknown = positionals.filter((name) => !existsSync(new URL(`${name}.ts`, ROWS)));
if (unknown.length > 0 || (positionals.includes(RIVALS) && positionals.length > 1) || !(seconds > 0) || !(repetitions >= 1)) {
  process.stderr.write(
    `usage: npm run bench -- [${known.join('|')}] [--seconds N] [--repetitions N] [--write] [--check] [--profile FOLDER]\n`,
  );
  process.exit(2);
}

const profile: Record<string, string> =
  values.profile === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${resolve(values.profile)}` };
const log = (line: string): void => void process.stderr.write(`${line}\n`);
const entries: HistoryEntry[] = [];
const names = positionals.length > 0 ? positionals : known.filter((name) => name !== RIVALS);
// Not ephemeral, so that every commit waits for the disk, in the system and in the baselines. The home is deleted afterward.
const home = await preparedHome();
const system = await startSystem({ ...(home === undefined ? {} : { home }), serviceEnv: profile, log });
try {
  const world = worldOf(system);
  for (const name of names) {
    const report = await measure(name, world);
    process.stdout.write(`\n## ${name}\n\n${report}`);
    if (values.write) await writeSection(DOCUMENT, name, report);
  }
} finally {
  await system.stop();
  if (home !== undefined) await removeHome(home);
}

const changes = changesSince(await readHistory(HISTORY), entries);
for (const line of describeChanges(changes)) process.stdout.write(`\nChanged: ${line}\n`);
if (values.write) await appendHistory(HISTORY, entries);
if (values.check && regressionsOf(changes).length > 0) process.exitCode = 1;

/** Returns a home with the data that the rows need. A file of rows that needs data exports `prepare`, which fills a system once. */
async function preparedHome(): Promise<string | undefined> {
  for (const name of names) {
    const { prepare } = (await import(new URL(`${name}.ts`, ROWS).href)) as { prepare?: (world: World) => Promise<void> };
    if (prepare !== undefined) return copyOfKeptHome(name, prepare, log);
  }
  return undefined;
}

async function measure(name: string, world: World): Promise<string> {
  process.stderr.write(`preparing ${name}\n`);
  const { rowsOf } = (await import(new URL(`${name}.ts`, ROWS).href)) as { rowsOf: RowsOf };
  const { rows, notes, close } = await rowsOf(world);
  try {
    const results: RowResult[] = [];
    for (const row of rows) {
      process.stderr.write(`measuring ${row.work}\n`);
      results.push(await runRow(row, { repetitions, seconds }));
    }
    entries.push(...entriesOf(name, results));
    const memory = Object.entries(await memoryOf(world.system)).map(([service, mebibytes]) => `${service} ${mebibytes}`);
    return `${resultsTable(results, seconds)}\nMemory afterward, in MiB: ${memory.join(', ')}.\n${notes === undefined ? '' : `\n${notes}\n`}`;
  } finally {
    await close();
  }
}
