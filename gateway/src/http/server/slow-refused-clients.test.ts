import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { type HttpServer, listen } from './http-server.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
/** Two refusals at once, and no further one while a test runs. */
const LIMITS = { perSecond: 0.001, atOnce: 2, pauseMaxMs: 3_600_000 };
/** Longer than a response takes on a busy machine. */
const WAIT_MS = 20_000;
const withKey = (keyId: string): string => REQUEST.replace('/', `/${keyId}`);

const open: Socket[] = [];
const seen: Socket[] = [];
let server: HttpServer;

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  seen.length = 0;
  // The server does not notice that a client whose connection it does not read is gone.
  await server.close(AbortSignal.abort());
});

interface Behavior {
  readonly isTrusted?: (address: string) => boolean;
  readonly pauseMaxMs?: number;
  readonly keyPauseMaxMs?: number;
  readonly respond?: (end: () => ServerResponse) => void;
}

async function aServer(
  status: number,
  { isTrusted = () => false, pauseMaxMs = LIMITS.pauseMaxMs, keyPauseMaxMs = LIMITS.pauseMaxMs, respond = (end) => end() }: Behavior = {},
) {
  server = await listen(
    (request, response) => {
      if (!seen.includes(request.socket)) seen.push(request.socket);
      const keyId = request.url?.slice(1);
      // As the app leaves it on the response of a request with a valid secret key.
      if (keyId) Object.assign(response, { locals: { context: { key: { kind: 'SECRET', keyId } } } });
      respond(() => response.writeHead(status).end());
    },
    {
      host: '127.0.0.1',
      port: 0,
      reusePort: false,
      refusals: [
        { ...LIMITS, pauseMaxMs },
        { ...LIMITS, pauseMaxMs: keyPauseMaxMs },
      ],
      isTrusted,
    },
  );
}

function aConnection(localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  open.push(socket);
  return socket;
}

async function ask(socket: Socket, request = REQUEST): Promise<void> {
  socket.write(request);
  await once(socket, 'data', { signal: AbortSignal.timeout(WAIT_MS) });
  // The server pauses a connection after the response.
  await new Promise((resolve) => setImmediate(resolve));
}

const paused = (): boolean[] => seen.map((socket) => socket.isPaused());

test.each([401, 403, 429, 503])('a connection of an address with many %i is not read for a while, and others are', async (status) => {
  await aServer(status);
  const socket = aConnection();

  await ask(socket);
  await ask(socket);
  expect(paused()).toEqual([false]);
  await ask(socket);
  await until(() => expect(paused()).toEqual([true]), WAIT_MS);

  await ask(aConnection('127.0.0.2'));
  expect(paused()).toEqual([true, false]);
});

test('a connection with a valid secret key is paused for refusals of that key, not for those of its address or of other keys', async () => {
  await aServer(401);
  const [server, stranger, neighbor] = [aConnection(), aConnection(), aConnection()];
  await ask(server, withKey('a'));
  for (let count = 0; count < 3; count += 1) await ask(stranger);
  for (let count = 0; count < 3; count += 1) await ask(neighbor, withKey('b'));
  await until(() => expect(paused()).toEqual([false, true, true]), WAIT_MS);

  await ask(server, withKey('a'));
  expect(paused()).toEqual([false, true, true]);
  await ask(server, withKey('a'));
  await until(() => expect(paused()).toEqual([true, true, true]), WAIT_MS);
});

test.each([
  ['of its key', 'a'],
  ['without a key', ''],
])('a new connection of a server waits no longer than its key after refusals %s', async (_what, refused) => {
  await aServer(401, { keyPauseMaxMs: 1 });
  await ask(aConnection(), withKey('a'));
  const flood = aConnection();
  for (let count = 0; count < 3; count += 1) await ask(flood, withKey(refused));

  await ask(aConnection(), withKey('b'));
  expect(seen.length).toBe(3);
});

test('a new connection of a server whose key has many refusals is read later', async () => {
  await aServer(401);
  const server = aConnection();
  for (let count = 0; count < 3; count += 1) await ask(server, withKey('a'));

  aConnection().write(withKey('a'));
  const other = aConnection('127.0.0.2');
  for (let count = 0; count < 2; count += 1) await ask(other);

  expect(seen.length).toBe(2);
});

test('a trusted proxy is not slowed down for a key that has many refusals elsewhere', async () => {
  await aServer(401, { isTrusted: (address) => address.endsWith('127.0.0.2') });
  const server = aConnection();
  for (let count = 0; count < 3; count += 1) await ask(server, withKey('a'));
  for (let count = 0; count < 5; count += 1) await ask(aConnection('127.0.0.2'), withKey('a'));

  expect(seen.length).toBe(6);
  await until(() => expect(paused()).toEqual([true, false, false, false, false, false]), WAIT_MS);
});

/** Responds at the end of an iteration of the event loop, which goes on for so long that a timer of a millisecond is due at once. */
const respondLate = (end: () => ServerResponse): void => {
  setImmediate(() => {
    end().once('finish', () => {
      const endsAt = performance.now() + 3;
      while (performance.now() < endsAt);
    });
  });
};

test.each([
  ['', undefined],
  [' that was paused at the end of an iteration', respondLate],
])('a paused connection%s is read again', async (_what, respond) => {
  await aServer(429, { pauseMaxMs: 1, ...(respond && { respond }) });
  const socket = aConnection();

  for (let count = 0; count < 5; count += 1) await ask(socket);

  expect(seen.length).toBe(1);
});

test('an address with many refusals may not send a request before the previous response', async () => {
  await aServer(429);
  const [first, second] = [aConnection(), aConnection()];
  await ask(second);
  for (let count = 0; count < 2; count += 1) await ask(first);

  second.resume().write(REQUEST.repeat(3));
  await once(second, 'close', { signal: AbortSignal.timeout(WAIT_MS) });

  expect(seen.length).toBe(2);
});

test('a new connection of such an address is read later', async () => {
  await aServer(429);
  const first = aConnection();
  for (let count = 0; count < 3; count += 1) await ask(first);

  aConnection().write(REQUEST);
  // By the time that a later connection has its response, it would have one as well.
  const other = aConnection('127.0.0.2');
  for (let count = 0; count < 2; count += 1) await ask(other);

  expect(seen.length).toBe(2);
});

test('an address is not slowed down for longer than a pause after its last refusal', async () => {
  await aServer(429, { pauseMaxMs: 1 });
  const socket = aConnection();
  for (let count = 0; count < 5; count += 1) await ask(socket);
  await sleep(5);

  const next = aConnection().setEncoding('latin1');
  let received = '';
  next.on('data', (text: string) => {
    received += text;
  });
  next.write(REQUEST.repeat(2));

  while (received.split('HTTP/1.1 429').length < 3) await once(next, 'data', { signal: AbortSignal.timeout(WAIT_MS) });
});

test.each([
  ['successes', 200, () => false],
  ['refusals through a trusted proxy', 429, () => true],
])('%s do not slow down a client', async (_what, status, isTrusted) => {
  await aServer(status, { isTrusted });
  const socket = aConnection();

  for (let count = 0; count < 10; count += 1) await ask(socket);

  expect(paused()).toEqual([false]);
});
