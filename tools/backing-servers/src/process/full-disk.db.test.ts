import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lockHome } from './server-records.ts';
import type { ServerSpec } from './server-spec.ts';
import { startLocalServer } from './start-local-server.ts';
import { startWatchdog } from './watchdog.ts';

/** A folder that is gone fails writes as a full disk does, on every machine. */
let home: string;
let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'storefront-full-'));
  home = join(data, 'home');
});
afterEach(() => rm(data, { recursive: true, force: true }));

test('records are saved again after a write has failed', async () => {
  const records = await lockHome(home, () => undefined);
  await rm(home, { recursive: true });
  await expect(records.save('redis', 4_000)).rejects.toThrow('ENOENT');
  await mkdir(home);

  await records.save('nats', 4_001);
  await records.release();

  const next = await lockHome(home, () => undefined);
  expect([next.of('redis')?.port, next.of('nats')?.port]).toEqual([4_000, 4_001]);
  await next.release();
});

test('a server is restarted although its record cannot be saved', async () => {
  const records = await lockHome(home, () => undefined);
  const watchdog = startWatchdog();
  const server = await startLocalServer(aSpec(), records, watchdog);
  const before = server.pid;
  await rm(home, { recursive: true });

  await server.restart();

  expect(server.pid).not.toBe(before);
  await server.stop();
  await watchdog.close();
});

/** A server that accepts connections. */
const aSpec = (): ServerSpec => ({
  name: 'redis',
  dataDir: data,
  logFile: join(data, 'log'),
  prepare: async (port) => ({ file: process.execPath, args: ['-e', `require('net').createServer().listen(${port}, '127.0.0.1')`] }),
  responds: (port) =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', reject);
    }),
});
