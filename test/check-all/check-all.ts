/**
 * `npm run check:all`
 *
 * Runs everything that continuous integration leaves out, one part after the other, and prints a table: what ran and what it saw, what was skipped because this
 * machine lacks something, and what failed. Exits with 1 if a part failed or none ran.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { NEEDS } from './needs.ts';
import { PARTS } from './parts.ts';
import { allPassed, type Outcome, outcomesTable, runPart } from './run-part.ts';

const LOGS = join(import.meta.dirname, '../../.storefront/check-all');

const command = new Command('npm run check:all --')
  .description('Run everything that continuous integration leaves out, and print what each part saw.')
  .option('--only <names>', `run some of ${PARTS.map(({ name }) => name).join(',')}`)
  .option('--list', 'print the parts, their commands, and what they need', false)
  .parse();
const { only, list } = command.opts<{ only?: string; list: boolean }>();
const names = only?.split(',') ?? PARTS.map(({ name }) => name);
const unknown = names.find((name) => PARTS.every((part) => part.name !== name));
if (unknown !== undefined) command.error(`error: there is no part "${unknown}"`);
const parts = PARTS.filter(({ name }) => names.includes(name));

if (list) {
  for (const { name, command: words, needs } of parts)
    process.stdout.write(`${name}: ${words.join(' ')}${needs.length === 0 ? '' : `; needs ${needs.join(' and ')}`}\n`);
} else {
  await mkdir(LOGS, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const part of parts) {
    const log = join(LOGS, `${part.name}.log`);
    process.stdout.write(`${part.name}: ${part.command.join(' ')}, with its output in ${log}\n`);
    const startedAt = Date.now();
    const outcome = await runPart(part, NEEDS, log);
    outcomes.push(outcome);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    process.stdout.write([`${part.name}: ${outcome.result} after ${seconds} s`, ...outcome.lastLines, ''].join('\n'));
  }
  process.stdout.write(`\n${outcomesTable(outcomes)}`);
  process.exitCode = allPassed(outcomes) ? 0 : 1;
}
