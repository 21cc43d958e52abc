/**
 * `npm run test:chaos`
 *
 * Runs a whole system under a workload of shoppers in several stores and both modes while faults strike it, and then checks that nothing was lost,
 * duplicated, or shown to another store. The seed determines the plan of faults and the choices of the shoppers, but not how they interleave. Prints the plan and
 * the figures. Exits with 1, names the first violated invariant with the requests behind it, and keeps the history if there is one.
 */

import { Command } from 'commander';
import { atLeast } from '../support/at-least.ts';
import { check } from './checker/check.ts';
import { describeFault } from './faults/planned-fault.ts';
import { describeViolations } from './report/describe-violations.ts';
import { figuresOf } from './report/figures.ts';
import { runChaos } from './run-chaos.ts';

/** In half a minute, a fault of any kind fits between the quiet times at both ends. */
const LONG_ENOUGH_FOR_A_FAULT = 0.5;

const command = new Command('npm run test:chaos --')
  .description('Run a whole system under load and faults, and check that nothing was lost, duplicated, or shown to another store.')
  .option('--minutes <number>', 'the length of the run', atLeast(LONG_ENOUGH_FOR_A_FAULT), 3)
  .option('--seed <number>', 'the plan of faults and the choices of the shoppers; random if not set', atLeast(0), Date.now() % 1_000_000)
  .option('--all-in-one', 'run all services in one process', false)
  .option('--keep', 'keep the history and the logs, even without a violation', false)
  .parse();
const { minutes, seed, allInOne, keep } = command.opts<{ minutes: number; seed: number; allInOne: boolean; keep: boolean }>();
if (!Number.isInteger(seed)) command.error('error: --seed must be a whole number');

// The watchdogs of the system stop its processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const log = (line: string): boolean => process.stdout.write(`${line}\n`);
const settings = `--minutes ${minutes} --seed ${seed}${allInOne ? ' --all-in-one' : ''}`;
log(`chaos: ${settings}`);
const run = await runChaos({ minutes, seed, allInOne, log, onPlan: (plan) => log(['Plan:', ...plan.map(describeFault)].join('\n')) });
log(figuresOf(run));
const compared: Record<string, number> = {};
const violations = check(run, compared);
log(
  `Compared:    ${Object.entries(compared)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')}`,
);
if (violations.length === 0) {
  log('All invariants hold.');
  if (keep) log(`The history and the logs are in ${run.folder}.`);
  else await run.forget();
} else {
  log(describeViolations(violations));
  log(`The history and the logs are in ${run.folder}. Repeat the run with: npm run test:chaos -- ${settings}`);
  process.exitCode = 1;
}
