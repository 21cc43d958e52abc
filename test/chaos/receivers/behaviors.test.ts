import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { BEHAVIORS, DELIVERY_TIMEOUT_MS } from './behaviors.ts';

let server: Server;
let statuses: Promise<number | null>[];

beforeEach(async () => {
  statuses = [];
  server = createServer((_, response) => {
    statuses.push(BEHAVIORS['responds late']({ response, number: 1, position: 0, trap: '' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const deliver = (waitMs: number): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: 'POST', signal: AbortSignal.timeout(waitMs) });

test('a late response counts only for a sender that still waits for it', async () => {
  await expect(deliver(DELIVERY_TIMEOUT_MS)).rejects.toThrow('aborted');
  expect(await statuses[0]).toBeNull();

  expect((await deliver(2 * DELIVERY_TIMEOUT_MS)).status).toBe(200);
  expect(await statuses[1]).toBe(200);
});
