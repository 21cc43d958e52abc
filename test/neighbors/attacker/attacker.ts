/**
 * The process of an attacker. It reads what to do from the file in its first argument, prints a line when it is ready, begins at the first byte of its input, and prints
 * what it got when it is terminated.
 */
import { readFileSync } from 'node:fs';
import { flood } from './flood.ts';
import { hang } from './hang.ts';
import { hold } from './hold.ts';
import type { Target } from './keep-open.ts';
import { runCommands } from './run-commands.ts';
import { startCounter } from './tally.ts';
import type { Way } from './way.ts';

const { target, ways }: { target: Target; ways: readonly Way[] } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const counter = startCounter();
const stopped = new AbortController();

process.on('SIGTERM', () => {
  stopped.abort();
  process.stdout.write(`${JSON.stringify(counter.tally)}\n`, () => process.exit());
});
process.stdin.once('data', () => {
  for (const way of ways) begin(way);
});
process.stdout.write('ready\n');

function begin(way: Way): void {
  switch (way.kind) {
    case 'flood':
      return flood(target, way, counter);
    case 'hold':
      return hold(target, way, counter);
    case 'commands':
      return runCommands(way, counter, stopped.signal);
    case 'hang':
      return hang(way, counter);
  }
}
