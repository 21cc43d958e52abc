/**
 * `npm run bench`
 *
 * Starts one whole system with the disk settings of production, shares its Postgres with the baselines, measures the rows of each file in
 * `rows/`, and prints one table per file, then each processor time that differs from the history by more than 10%, relative to the baseline of its row if
 * there is one. Exits with 1 if a row has failures or misses its goal, unless `goals/known-misses.ts` lists it.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { seen, shortfalls } from '@storefront/lifecycle/testing';
import { startSystem } from '@storefront/local-system';
import { Argument, Command, Option } from 'commander';
import { atLeast } from '../support/at-least.ts';
import { KNOWN_MISSES, VARIES } from './goals/known-misses.ts';
import { memoryOf } from './probes/memory-of.ts';
import { changesSince, coverageOf, describeChanges, describeCoverage, regressionsOf } from './results/compare-history.ts';
import { costTable, withCost } from './results/cost-table.ts';
import { figuresTable } from './results/figures-table.ts';
import { appendHistory, currentRun, entriesOf, type HistoryEntry, readHistory } from './results/history.ts';
import { judgeRows, type MeasuredSection } from './results/judge-rows.ts';
import { resultsTable } from './results/results-table.ts';
import { writeFigures } from './results/write-figures.ts';
import { type RowResult, runRow } from './run-rows.ts';
import { copyOfPreparedHome, removeHome } from './worlds/prepared-home.ts';
import { type RowsOf, type World, worldOf } from './worlds/world.ts';

const PAGE = new URL('../../docs/bench.md', import.meta.url);
const HISTORY = new URL('../../docs/bench-history.jsonl', import.meta.url);
const OPERATIONS = new URL('../../docs/operations.md', import.meta.url);
const ROWS = new URL('./rows/', import.meta.url);

/** Install other software and fill the shops, so each runs alone. */
const ALONE: readonly string[] = ['day', 'rivals'];
/** Its figures are in docs/operations.md. */
const COST = 'cost';
/** These take long, or start systems of their own, so they run only by name. */
const BY_NAME: readonly string[] = [...ALONE, 'admin', 'citus', COST, 'growth', 'idle', 'orders', 'staff', 'stores', 'takeover'];

interface Options {
  readonly seconds: number;
  readonly repetitions: number;
  readonly only?: string;
  readonly write: boolean;
  readonly check: boolean;
  readonly profile?: string;
  readonly allInOne: boolean;
}

const known = (await readdir(ROWS)).map((file) => file.replace(/\.ts$/, '')).toSorted();
const command = new Command('npm run bench --')
  .description('Measure the system against small baselines and print one table per file of rows.')
  .addArgument(new Argument('[rows...]', `the rows to measure; all except ${BY_NAME.join(', ')} if none are given`).choices(known))
  .option('--seconds <number>', 'the length of a run', atLeast(1), 5)
  .option('--repetitions <number>', 'the number of runs of each contender', atLeast(1), 3)
  .addOption(new Option('--only <text>', 'measure only the rows whose description contains the text').conflicts('write'))
  .option('--write', 'write the figures to docs/bench.md and add them to docs/bench-history.jsonl', false)
  .addOption(new Option('--all-in-one', 'run all services in one process').default(false).conflicts(['write', 'check']))
  .option(
    '--check',
    'exit with 1 also if a row became more than 10% more expensive since the last entry of this machine, or if there is no such entry',
    false,
  )
  .option('--profile <folder>', 'save a CPU profile of every service process')
  .parse();
const { seconds, repetitions, ...values } = command.opts<Options>();
const alone = command.args.find((name) => ALONE.includes(name));
if (alone !== undefined && command.args.length > 1) command.error(`error: ${alone} runs alone`);

const profile: Record<string, string> =
  values.profile === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${resolve(values.profile)}` };
const log = (line: string): void => void process.stderr.write(`${line}\n`);
const history = await readHistory(HISTORY);
const entries: HistoryEntry[] = [];
const measured: MeasuredSection[] = [];
const names = command.args.length > 0 ? command.args : known.filter((name) => !BY_NAME.includes(name));
// Not ephemeral, so that every commit waits for the disk, in the system and in the baselines. The home is deleted afterward.
const home = await preparedHome();
const { allInOne } = values;
const system = await startSystem({ ...(home === undefined ? {} : { home }), adminPort: 0, allInOne, serviceEnv: profile, log });
try {
  const world = worldOf(system);
  for (const name of names) {
    const { report, figures, entries: own, results } = await measure(name, world);
    entries.push(...own);
    measured.push({ section: name, results });
    process.stdout.write(`\n## ${name}\n\n${report}`);
    if (!values.write) continue;
    await appendHistory(HISTORY, own);
    if (name !== COST) await writeFigures(PAGE, name, figures);
    await writeCost();
  }
} finally {
  await system.stop();
  if (home !== undefined) await removeHome(home);
}

// The history is that of one process per service.
const changes = allInOne ? [] : changesSince(history, entries);
for (const line of describeChanges(changes)) process.stdout.write(`\nChanged: ${line}\n`);
const coverage = coverageOf(history, entries);
const uncompared = values.check ? shortfalls(coverage, { compared: 1 }) : [];
if (values.check) process.stdout.write(`\nHistory: ${describeCoverage(coverage)}\n`);
// A row that is slow in six processes need not be slow in one.
const verdict = judgeRows(
  measured,
  allInOne ? KNOWN_MISSES.map(([section, work, measuredFigure, reason]) => [section, work, measuredFigure, reason, VARIES]) : KNOWN_MISSES,
);
process.stdout.write(`\n${[...verdict.lines, ...uncompared.map((line) => `FAIL ${line}`)].join('\n')}\n`);
const hasRegressed = values.check && regressionsOf(changes).length > 0;
if (!verdict.passed || hasRegressed || uncompared.length > 0) process.exitCode = 1;

/** Writes the table of docs/operations.md after each section, because some of its figures are the newest of other sections. */
async function writeCost(): Promise<void> {
  const table = costTable(await readHistory(HISTORY));
  await writeFile(OPERATIONS, withCost(await readFile(OPERATIONS, 'utf8'), table));
}

/** Returns a home with the data that the rows need. A file of rows that needs data exports `prepare`, which fills a system once, and `sharedAs` if another has the same. */
async function preparedHome(): Promise<string | undefined> {
  for (const name of names) {
    const { prepare, sharedAs = name } = (await import(new URL(`${name}.ts`, ROWS).href)) as Preparation;
    if (prepare !== undefined) return copyOfPreparedHome(sharedAs, prepare, log);
  }
  return undefined;
}

interface Preparation {
  readonly prepare?: (world: World) => Promise<void>;
  readonly sharedAs?: string;
}

interface Measurement {
  /** The table with all figures, for the terminal. */
  readonly report: string;
  /** The section of docs/bench.md. */
  readonly figures: string;
  readonly entries: readonly HistoryEntry[];
  readonly results: readonly RowResult[];
}

async function measure(name: string, world: World): Promise<Measurement> {
  process.stderr.write(`preparing ${name}\n`);
  const { rowsOf } = (await import(new URL(`${name}.ts`, ROWS).href)) as { rowsOf: RowsOf };
  const { rows, close, hasOwnRuns = false } = await rowsOf(world);
  try {
    const results: RowResult[] = [];
    for (const row of seen(`rows of ${name}`, rows).filter(({ work }) => work.includes(values.only ?? ''))) {
      process.stderr.write(`measuring ${row.work}\n`);
      results.push(await runRow(row, { repetitions, seconds }));
    }
    const memory = await memoryOf(world.system);
    const run = currentRun();
    const sizes = Object.entries(memory).map(([service, mebibytes]) => `${service} ${mebibytes}`);
    return {
      report: `${resultsTable(results, seconds, run)}\nMemory afterward, in MiB: ${sizes.join(', ')}.\n`,
      figures: figuresTable(results, { ...run, memory, ...(hasOwnRuns ? {} : { seconds }) }),
      entries: entriesOf(name, results, run),
      results,
    };
  } finally {
    await close();
  }
}
