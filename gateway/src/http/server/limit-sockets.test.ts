import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { type HttpServer, listen } from './http-server.ts';
import type { SocketLimits } from './limit-sockets.ts';

const open: Socket[] = [];
let server: HttpServer;

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await server.close();
});

async function aServer(sockets: SocketLimits, isTrusted: (address: string) => boolean = () => false): Promise<void> {
  server = await listen((_request, response) => response.end('ok'), { host: '127.0.0.1', port: 0, reusePort: false, sockets, isTrusted });
}

/** Opens a connection and sends a request. Returns whether the response arrived before the server closed the connection. */
async function isServed(localAddress = '127.0.0.1'): Promise<boolean> {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress }, () =>
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
  ).on('error', () => undefined);
  open.push(socket);
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
}

test('an address has so many connections, and others are not affected', async () => {
  await aServer({ perAddress: 2, all: 100 });

  expect([await isServed(), await isServed(), await isServed()]).toEqual([true, true, false]);
  expect(await isServed('127.0.0.2')).toBe(true);
});

test('a closed connection makes room for another', async () => {
  await aServer({ perAddress: 1, all: 100 });
  expect(await isServed()).toBe(true);

  open[0]?.destroy();

  // The server notices in its own time.
  while (!(await isServed()));
});

test('the connections of a trusted proxy are those of all its clients', async () => {
  await aServer({ perAddress: 1, all: 100 }, (address) => address.endsWith('127.0.0.1'));

  expect([await isServed(), await isServed(), await isServed()]).toEqual([true, true, true]);
});

test('too many connections in all close the oldest one of the address that has most', async () => {
  await aServer({ perAddress: 100, all: 3 });
  expect([await isServed('127.0.0.2'), await isServed('127.0.0.2'), await isServed('127.0.0.3')]).toEqual([true, true, true]);
  const closed = open.slice(0, 1).map((oldest) => once(oldest, 'close'));

  expect(await isServed('127.0.0.4')).toBe(true);
  await Promise.all(closed);

  // Now each address has one.
  expect(await isServed('127.0.0.5')).toBe(false);
});
