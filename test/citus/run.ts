/**
 * `npm run test:citus`
 *
 * Runs the database tests, the tests of the whole system, the rounds of crashes, and minutes of the fault suite on Citus: on one node, and on a coordinator with
 * two workers. Exits with 1 if any of them fails or runs no test, if there is no Citus, or if the tables of the services are not spread over its nodes.
 */

import { spawn } from 'node:child_process';
import { shortfalls } from '@storefront/lifecycle/testing';
import { Command } from 'commander';
import { atLeast } from '../support/at-least.ts';
import { findCitus } from './find-citus.ts';
import { passedTests } from './passed-tests.ts';

/** The parts and their commands. */
const PARTS: Readonly<Record<string, (options: { minutes: number; files?: string }) => readonly string[]>> = {
  db: ({ files }) => ['test:db', ...matching(files)],
  system: ({ files }) => ['test:system', ...matching(files)],
  crashes: ({ files }) => ['test:crashes', ...matching(files)],
  chaos: ({ minutes }) => ['test:chaos', '--', '--minutes', String(minutes)],
};

const matching = (files: string | undefined): readonly string[] => (files === undefined ? [] : ['--', '--testPathPatterns', files]);

const command = new Command('npm run test:citus --')
  .description('Run tests on Citus, from CITUS_URL, from a Postgres of this machine with the extension, or from its image.')
  .option('--workers <numbers>', 'the numbers of workers beside the coordinator, each a run; CITUS_URL has its own', '0,2')
  .option('--parts <names>', `some of ${Object.keys(PARTS).join(', ')}`, Object.keys(PARTS).join(','))
  .option('--files <pattern>', 'run only the test files whose paths match')
  .option('--minutes <number>', 'the length of the fault suite', atLeast(0.1), 5)
  .parse();
const { workers, parts, ...options } = command.opts<{ workers: string; parts: string; minutes: number; files?: string }>();
const unknown = parts.split(',').find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) command.error(`error: there is no part "${unknown}"`);

/** Runs a program on the cluster. Resolves to its exit code and what it printed, which is shown meanwhile. */
const run = (program: string, args: readonly string[], url: string): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'inherit'], env: { ...process.env, CITUS_URL: url } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });

/** Runs a part. Returns why it failed: by its exit code, or because a run of tests had none. */
async function failureOf(name: string, url: string): Promise<string | undefined> {
  const { code, output } = await run('npm', ['run', '--silent', ...(PARTS[name]?.(options) ?? [])], url);
  if (code !== 0) return `exited with ${code}`;
  // The fault suite counts what it has seen by itself.
  return name === 'chaos' ? undefined : shortfalls({ tests: passedTests(output) }, { tests: 1 })[0];
}

const failed: string[] = [];
for (const count of process.env.CITUS_URL ? [0] : workers.split(',').map(Number)) {
  const citus = await findCitus(process.env, count).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  try {
    const spread = [`${import.meta.dirname}/check-shards.ts`, String(count)];
    if ((await run(process.execPath, spread, citus.url)).code !== 0)
      failed.push(`the shards on ${citus.description} with ${count} workers`);
    for (const name of parts.split(',')) {
      const nodes = count === 0 ? 'one node' : `a coordinator with ${count} workers`;
      const part = `${name} on ${process.env.CITUS_URL ? citus.description : `${nodes}, from ${citus.description}`}`;
      process.stdout.write(`citus: ${part}\n`);
      const failure = await failureOf(name, citus.url);
      if (failure !== undefined) failed.push(`${part} ${failure}`);
    }
  } finally {
    await citus.close();
  }
}
process.stdout.write(failed.length === 0 ? 'citus: all parts passed\n' : `citus: failed: ${failed.join('; ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
