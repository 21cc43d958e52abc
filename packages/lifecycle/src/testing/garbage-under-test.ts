/** Leaves garbage behind, waits or, with `SERVES`, answers requests, counted as busy with `BUSY`, and prints the size of its heap before and after in MiB. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { collectAfterStart } from '../collect-after-start.ts';

const IDLE_MS = 200;
const UNTIL_MS = 3000;

const heapMiB = (): number => Math.round(getHeapStatistics().total_heap_size / 1024 / 1024);

let kept: readonly string[][] | undefined = Array.from({ length: 300_000 }, (_, index) => [`${index}`, `${index} again`]);
const before = kept.length > 0 ? heapMiB() : 0;
kept = undefined;
// A process that uses a whole core, whatever share the machine gives to this one.
const busy = () => () => ({ cpuMicros: performance.now() * 1000, requests: 0 });
collectAfterStart(undefined, IDLE_MS, process.env.BUSY === undefined ? undefined : busy);
if (process.env.SERVES === undefined) await sleep(UNTIL_MS);
else await answerRequests(UNTIL_MS);
process.stdout.write(JSON.stringify({ before, after: heapMiB() }));

/** Answers up to a hundred requests a second, which cost little. */
async function answerRequests(forMs: number): Promise<void> {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(10)) await (await fetch(url)).text();
  server.close();
}
