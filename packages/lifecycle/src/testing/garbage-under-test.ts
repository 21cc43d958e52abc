/** Leaves garbage behind, waits, counted as busy with `BUSY`, and prints the size of its heap before and after in MiB. */
import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { collectAfterStart } from '../collect-after-start.ts';

const IDLE_MS = 200;
const UNTIL_MS = 3000;

const heapMiB = (): number => Math.round(getHeapStatistics().total_heap_size / 1024 / 1024);

let garbage: readonly string[][] | undefined = Array.from({ length: 300_000 }, (_, index) => [`${index}`, `${index} again`]);
const before = garbage.length > 0 ? heapMiB() : 0;
garbage = undefined;
// A process that uses a whole core, whatever share the machine gives to this one.
const busy = () => () => ({ cpuMicros: performance.now() * 1000, requests: 0 });
collectAfterStart(undefined, IDLE_MS, process.env.BUSY === undefined ? undefined : busy);
await sleep(UNTIL_MS);
process.stdout.write(JSON.stringify({ before, after: heapMiB() }));
