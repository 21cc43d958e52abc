/**
 * `npm run test:chaos -- [--minutes N] [--seed N] [--keep]`
 *
 * Runs a whole system under a workload of shoppers in several stores and both modes while faults strike it, and then checks that nothing was lost,
 * duplicated, or shown to another store. The seed determines the plan of faults and the choices of the shoppers, but not how they interleave. Prints the plan and
 * the figures. Exits with 1, names the first violated invariant with the requests behind it, and keeps the history if there is one.
 */

import { parseArgs } from 'node:util';
import { check } from './checker/check.ts';
import { describeFault } from './faults/planned-fault.ts';
import { describeViolations } from './report/describe-violations.ts';
import { figuresOf } from './report/figures.ts';
import { runChaos } from './run-chaos.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    keep: { type: 'boolean', default: false },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isInteger(seed)) throw new Error('--minutes must be a positive number, and --seed a whole number');

// The watchdogs of the system stop its processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const log = (line: string): boolean => process.stdout.write(`${line}\n`);
log(`chaos: --minutes ${minutes} --seed ${seed}`);
const run = await runChaos({ minutes, seed, log, onPlan: (plan) => log(['Plan:', ...plan.map(describeFault)].join('\n')) });
log(figuresOf(run));
const violations = check(run);
if (violations.length === 0) {
  log('All invariants hold.');
  if (values.keep) log(`The history and the logs are in ${run.folder}.`);
  else await run.forget();
} else {
  log(describeViolations(violations));
  log(`The history and the logs are in ${run.folder}. Repeat the run with: npm run test:chaos -- --minutes ${minutes} --seed ${seed}`);
  process.exitCode = 1;
}
