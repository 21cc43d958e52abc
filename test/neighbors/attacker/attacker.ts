/**
 * The process of an attacker. It reads what to do from the file in its first argument, prints a line when it is ready, begins at the first byte of its input, and prints
 * what it got when it is terminated, as soon as that is what it must reach.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { flood } from './flood.ts';
import { hang } from './hang.ts';
import type { Target } from './keep-open.ts';
import { runCommands } from './run-commands.ts';
import { sendUnfinished } from './send-unfinished.ts';
import { lacking, startCounter, type Tally } from './tally.ts';
import type { Way } from './way.ts';

const { target, ways, reaches }: { target: Target; ways: readonly Way[]; reaches: Tally } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
);
const counter = startCounter();
const stopped = new AbortController();

/** On a slow machine, an attack needs longer than the victim is watched to reach what it must. */
const REACHES_WITHIN_MS = 300_000;

process.on('SIGTERM', () => void stop());
process.stdin.once('data', () => {
  for (const way of ways) begin(way);
});
process.stdout.write('ready\n');

function begin(way: Way): void {
  switch (way.kind) {
    case 'flood':
      return flood(target, way, counter);
    case 'unfinished':
      return sendUnfinished(target, way, counter);
    case 'commands':
      return runCommands(way, counter, stopped.signal);
    case 'hang':
      return hang(way, counter);
  }
}

async function stop(): Promise<void> {
  const until = Date.now() + REACHES_WITHIN_MS;
  while (lacking(counter.tally, reaches).length > 0 && Date.now() < until) await sleep(100);
  stopped.abort();
  process.stdout.write(`${JSON.stringify(counter.tally)}\n`, () => process.exit());
}
