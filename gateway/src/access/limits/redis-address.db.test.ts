import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, expect, test } from '@jest/globals';
import { createTestAuthority } from '@storefront/rpc/testing';
import { createLogger } from '@storefront/telemetry';
import type { Redis } from 'ioredis';
import { connectLimiterRedis } from './redis-window.ts';

const log = createLogger('redis-address-test', 'silent');
const redisUrl = process.env.TEST_REDIS_URL ?? '';
const servers: Server[] = [];
const connections: Redis[] = [];

afterEach(async () => {
  for (const redis of connections.splice(0)) redis.disconnect();
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function pinged(address: Parameters<typeof connectLimiterRedis>[0]): Promise<string> {
  const redis = connectLimiterRedis(address, log);
  connections.push(redis);
  await once(redis, 'ready');
  return redis.ping();
}

/** Responds like a Sentinel that knows no other Sentinels. */
const sentinelOf = (host: string, port: string): Server =>
  createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      // Several commands can arrive at once; each starts with its number of words.
      for (const command of chunk
        .toString()
        .toLowerCase()
        .split(/^\*\d+\r\n/m)
        .slice(1)) {
        if (command.includes('get-master-addr')) socket.write(`*2\r\n$${host.length}\r\n${host}\r\n$${port.length}\r\n${port}\r\n`);
        else socket.write(command.includes('sentinels') ? '*0\r\n' : '+OK\r\n');
      }
    });
  });

test('a Sentinel names the primary, and the URL only the login', async () => {
  const { hostname, port } = new URL(redisUrl);
  const sentinel = await listen(sentinelOf(hostname, port));
  const elsewhere = new URL(redisUrl);
  elsewhere.port = '1';

  expect(await pinged({ url: elsewhere.href, sentinels: [`127.0.0.1:${sentinel}`], primaryName: 'limits' })).toBe('PONG');
});

test('a connection with TLS trusts the given certificate authority', async () => {
  const authority = createTestAuthority();
  const { hostname, port } = new URL(redisUrl);
  const front = createTlsServer(authority.issue('localhost'), (socket) => {
    const inside = connect(Number(port), hostname);
    for (const end of [socket, inside]) end.on('error', () => undefined);
    socket.pipe(inside).pipe(socket);
  });
  const folder = await mkdtemp(join(tmpdir(), 'storefront-redis-'));
  const caFile = join(folder, 'ca.pem');
  await writeFile(caFile, authority.caCert);
  const encrypted = new URL(redisUrl.replace('redis:', 'rediss:'));
  encrypted.hostname = 'localhost';
  encrypted.port = String(await listen(front));

  expect(await pinged({ url: encrypted.href, caFile })).toBe('PONG');
  await rm(folder, { recursive: true });
});
