import { createServer } from 'node:http';
import type { Counter } from './tally.ts';
import type { Hang } from './way.ts';

/** Listens as a webhook endpoint that reads each delivery and never responds. */
export function hang({ port }: Hang, counter: Counter): void {
  createServer((request) => {
    counter.count('deliveries');
    request.resume();
  }).listen(port, '127.0.0.1');
}
