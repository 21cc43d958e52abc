/**
 * `npm run test:citus`
 *
 * Runs the database tests, the tests of the whole system, the rounds of crashes, and minutes of the fault suite on Citus: on one node, and on a coordinator with
 * two workers. Exits with 1 if any of them fails, or if there is no Citus.
 */

import { spawn } from 'node:child_process';
import { Command } from 'commander';
import { atLeast } from '../support/at-least.ts';
import { findCitus } from './find-citus.ts';

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
const unknown = parts.split(',').find((name) => !(name in PARTS));
if (unknown !== undefined) command.error(`error: there is no part "${unknown}"`);

const run = (args: readonly string[], url: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', ...args], { stdio: 'inherit', env: { ...process.env, CITUS_URL: url } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });

const failed: string[] = [];
for (const count of process.env.CITUS_URL ? [0] : workers.split(',').map(Number)) {
  const citus = await findCitus(process.env, count).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  try {
    for (const name of parts.split(',')) {
      const nodes = count === 0 ? 'one node' : `a coordinator with ${count} workers`;
      const part = `${name} on ${process.env.CITUS_URL ? citus.description : `${nodes}, from ${citus.description}`}`;
      process.stdout.write(`citus: ${part}\n`);
      if (!(await run(PARTS[name]?.(options) ?? [], citus.url))) failed.push(part);
    }
  } finally {
    await citus.close();
  }
}
process.stdout.write(failed.length === 0 ? 'citus: all parts passed\n' : `citus: failed: ${failed.join('; ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
