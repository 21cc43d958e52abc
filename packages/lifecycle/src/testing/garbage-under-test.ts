/** Leaves garbage behind, is idle or busy for a while as `BUSY` says, and prints the size of its heap before and after in MiB. */
import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { collectWhenIdle } from '../collect-when-idle.ts';

const IDLE_MS = 200;
const UNTIL_MS = 1000;

const heapMiB = (): number => Math.round(getHeapStatistics().total_heap_size / 1024 / 1024);

let kept: readonly string[][] | undefined = Array.from({ length: 300_000 }, (_, index) => [`${index}`, `${index} again`]);
const before = kept.length > 0 ? heapMiB() : 0;
kept = undefined;
collectWhenIdle(undefined, undefined, IDLE_MS);
const until = performance.now() + UNTIL_MS;
while (performance.now() < until) {
  const busyUntil = performance.now() + (process.env.BUSY === undefined ? 0 : 20);
  while (performance.now() < busyUntil);
  await sleep(5);
}
process.stdout.write(JSON.stringify({ before, after: heapMiB() }));
