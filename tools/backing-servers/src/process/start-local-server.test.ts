import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from './free-port.ts';
import { reservePort } from './reserve-port.ts';
import { sendAndReceive } from './send-and-receive.ts';
import { lockHome, type ServerRecords } from './server-records.ts';
import type { ServerSpec } from './server-spec.ts';
import { startLocalServer } from './start-local-server.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';

let home: string;
let records: ServerRecords;
let watchdog: Watchdog;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'storefront-start-'));
  records = await lockHome(home, () => undefined);
  watchdog = startWatchdog();
});
afterAll(async () => {
  await watchdog.close();
  await rm(home, { recursive: true });
});

/** A server that also listens on a second port, as NATS does. `secondPorts` are those of its starts. */
function aServer(secondPorts: readonly number[]) {
  const state = { starts: 0 };
  const spec: ServerSpec = {
    name: 'nats',
    dataDir: home,
    logFile: join(home, 'server.log'),
    async prepare(port) {
      const second = secondPorts[state.starts];
      state.starts += 1;
      // It responds only when it has both ports.
      const listen = `listen(${second}, () => listen(${port})); function listen(port, next) { require('node:net').createServer((socket) => socket.end('ready')).listen(port, '127.0.0.1', next); }`;
      return { file: process.execPath, args: ['-e', listen] };
    },
    responds: async (port) => (await sendAndReceive(port, '', /ready/)) === 'ready',
  };
  return { spec, state };
}

test('a server whose second port is taken starts again with another one', async () => {
  const taken = await freePort();
  const release = await reservePort(taken);
  const { spec, state } = aServer([taken, taken, await freePort()]);

  const server = await startLocalServer(spec, records, watchdog);

  expect(state.starts).toBe(3);
  await server.stop();
  await release();
});

test('a server that fails for another reason is started once', async () => {
  const { spec, state } = aServer([-1]);

  await expect(startLocalServer(spec, records, watchdog)).rejects.toThrow('nats exited on port');

  expect(state.starts).toBe(1);
});
