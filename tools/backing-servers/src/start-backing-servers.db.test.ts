import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { seen, until } from '@storefront/lifecycle/testing';
import { Client } from 'pg';
import type { BackingServers } from './backing-server.ts';
import { identify } from './process/process-identity.ts';
import { sendAndReceive } from './process/send-and-receive.ts';
import { HomeInUse } from './process/server-records.ts';
import { startBackingServers } from './start-backing-servers.ts';

/** The environment without the server URLs that the test run itself may have. */
const { STOREFRONT_POSTGRES_URL: _postgres, STOREFRONT_NATS_URL: _nats, STOREFRONT_REDIS_URL: _redis, ...env } = process.env;

let home: string;
let servers: BackingServers | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'storefront-home-'));
});

afterEach(async () => {
  await servers?.stop();
  servers = undefined;
  await rm(home, { recursive: true, force: true });
});

describe('local servers', () => {
  test('keep their ports and their data across starts, and stop in between', async () => {
    servers = await startBackingServers({ home, env });
    const first = { postgresUrl: servers.postgresUrl, natsUrl: servers.natsUrl, redisUrl: servers.redisUrl };
    await query(servers.postgresUrl, 'create table stored (word text)');
    await redis(servers, 'SET stored yes\r\n');
    const pids = servers.processes.map(({ pid }) => pid);
    await servers.stop();
    expect(await Promise.all(pids.map(identify))).toEqual([undefined, undefined, undefined]);

    servers = await startBackingServers({ home, env });

    expect({ postgresUrl: servers.postgresUrl, natsUrl: servers.natsUrl, redisUrl: servers.redisUrl }).toEqual(first);
    expect(await query(servers.postgresUrl, 'select count(*) from stored')).toEqual([{ count: '0' }]);
    expect(await redis(servers, 'GET stored\r\n')).toContain('yes');
  });

  test('have the extensions that catalog search uses', async () => {
    servers = await startBackingServers({ home, env, ephemeral: true, only: ['postgres'] });
    for (const extension of ['pg_trgm', 'unaccent', 'btree_gin']) await query(servers.postgresUrl, `create extension ${extension}`);
    expect(await query(servers.postgresUrl, `select lower('ÉPICE') as lower, cardinality(show_trgm('été')) > 1 as trigrams`)).toEqual([
      { lower: 'épice', trigrams: true },
    ]);
  });

  test('restart on the same port with their data after kill -9', async () => {
    servers = await startBackingServers({ home, env });
    await query(servers.postgresUrl, 'create table stored (word text)');
    for (const server of seen('processes', servers.processes)) {
      const { address, exited, pid } = server;
      process.kill(pid, 'SIGKILL');
      expect(await exited).toEqual({ code: null, signal: 'SIGKILL' });
      await server.restart();
      expect(server.address).toBe(address);
      expect(server.pid).not.toBe(pid);
    }
    expect(await query(servers.postgresUrl, 'select count(*) from stored')).toEqual([{ count: '0' }]);
    expect(await sendAndReceive(portOf(servers, 'nats'), '', /\r\n/)).toContain('"jetstream":true');
    expect(await redis(servers, 'PING\r\n')).toBe('+PONG\r\n');
  });

  test('cannot be started by a second launcher while the first one runs', async () => {
    servers = await startBackingServers({ home, env, only: ['redis'] });
    await expect(startBackingServers({ home, env, only: ['redis'] })).rejects.toThrow(HomeInUse);
    expect(await redis(servers, 'PING\r\n')).toBe('+PONG\r\n');
  });

  test('stop when their launcher is killed, and their temporary folder is deleted', async () => {
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', LAUNCHER], {
      // Simulates a machine whose PATH contains only Node.
      env: { ...env, PATH: dirname(process.execPath), LAUNCHER_HOME: home },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface(launcher.stdout), 'line')) as [string];
    const { pids, folder } = JSON.parse(line) as { pids: number[]; folder: string };
    expect(await Promise.all(pids.map(identify))).not.toContain(undefined);

    launcher.kill('SIGKILL');

    await until(async () => expect(await Promise.all(pids.map(identify))).toEqual(pids.map(() => undefined)));
    await until(() =>
      access(folder).then(
        () => false,
        () => true,
      ),
    );
  });
});

test('a server given by URL is used as it is, gets its database, and keeps running', async () => {
  servers = await startBackingServers({ home, env, ephemeral: true, only: ['postgres'] });
  const url = new URL(servers.postgresUrl);
  url.pathname = '/of_another_shop';

  const given = await startBackingServers({ home, env: { ...env, STOREFRONT_POSTGRES_URL: url.href }, only: ['postgres'] });
  expect(given.processes).toEqual([]);
  await given.stop();

  expect(await query(url.href, 'select current_database()')).toEqual([{ current_database: 'of_another_shop' }]);
  expect(() => given.redisUrl).toThrow('redis was not requested');
});

test('the records of a home are readable only by their owner', async () => {
  servers = await startBackingServers({ home, env, only: ['redis'] });
  const records = JSON.parse(await readFile(join(home, 'servers.json'), 'utf8')) as {
    owner: { pid: number };
    servers: { redis: { port: number } };
  };
  expect(records.owner.pid).toBe(process.pid);
  expect(servers.redisUrl).toMatch(new RegExp(`^redis://:[\\w-]{30,}@127.0.0.1:${records.servers.redis.port}$`));
});

const LAUNCHER = `
  const { startBackingServers } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
  const servers = await startBackingServers({ home: process.env.LAUNCHER_HOME, ephemeral: true });
  const folder = servers.processes.find(({ name }) => name === 'redis').dataDir;
  console.log(JSON.stringify({ pids: servers.processes.map(({ pid }) => pid), folder }));
`;

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const portOf = ({ processes }: BackingServers, name: string): number =>
  Number(processes.find((server) => server.name === name)?.address.split(':')[1]);

async function redis(running: BackingServers, command: string): Promise<string> {
  const { password } = new URL(running.redisUrl);
  const received = await sendAndReceive(portOf(running, 'redis'), `AUTH ${password}\r\n${command}`, /^\+OK\r\n[^]*\r\n/);
  return received.replace('+OK\r\n', '');
}
