import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Need } from './needs.ts';
import type { Part } from './parts.ts';

/** How a part ended: with what it saw, the reason why it was skipped, or why it failed. */
export interface Outcome {
  readonly name: string;
  readonly result: 'ran' | 'skipped' | 'failed';
  readonly detail: string;
  /** The end of the output of a part that failed. */
  readonly lastLines: readonly string[];
}

const LAST_LINES = 20;

/** Runs a part with its output in the file `log`. Without what it needs, it is skipped. A part that says nothing of what it has seen has failed. */
export async function runPart({ name, command, needs, saw }: Part, known: Readonly<Record<string, Need>>, log: string): Promise<Outcome> {
  const missing = (await Promise.all(needs.map((need) => missingOf(known[need])))).filter((reason) => reason !== undefined);
  if (missing.length > 0) return { name, result: 'skipped', detail: missing.join('; '), lastLines: [] };
  const code = await exitCode(command, log);
  const output = stripVTControlCharacters(await readFile(log, 'utf8'));
  const seen = [...output.matchAll(saw)].map(([line]) => line.trim());
  const lastLines = output.trimEnd().split('\n').slice(-LAST_LINES);
  if (code !== 0) return { name, result: 'failed', detail: `exited with ${code}`, lastLines };
  if (seen.length === 0) return { name, result: 'failed', detail: 'passed without a line that says what it saw', lastLines };
  return { name, result: 'ran', detail: `${seen.length > 1 ? `${seen.length} lines, the last: ` : ''}${seen.at(-1)}`, lastLines: [] };
}

/** Says what is missing. What cannot be found out is missing as well, so that the other parts still run. */
async function missingOf(need: Need | undefined): Promise<string | undefined> {
  if (need === undefined) return 'needs what is unknown';
  try {
    return await need();
  } catch (error) {
    return String(error);
  }
}

async function exitCode([program, ...args]: Part['command'], log: string): Promise<number | string> {
  const file = createWriteStream(log);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
  const code = await new Promise<number | string>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (exit, signal) => resolve(exit ?? signal ?? 'no code'));
  });
  file.end();
  await finished(file);
  return code;
}

/** Returns a table of the outcomes, a row each. */
export function outcomesTable(outcomes: readonly Outcome[]): string {
  const width = (key: 'name' | 'result'): number => Math.max(...outcomes.map((outcome) => outcome[key].length));
  return outcomes
    .map(({ name, result, detail }) => `${name.padEnd(width('name'))}  ${result.padEnd(width('result'))}  ${detail}\n`)
    .join('');
}

/** Whether no part failed, and at least one ran. */
export const allPassed = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ result }) => result !== 'failed') && outcomes.some(({ result }) => result === 'ran');
