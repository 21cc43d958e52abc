import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { checkEndpoint } from '../endpoints/check-endpoint.ts';
import { nameResolver } from '../endpoints/name-resolver.ts';
import { createSubscription } from '../handlers/subscriptions.ts';
import { startNameServer } from '../testing/name-server.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';

const { harness, caller, newestOf, settled } = useSendingHarness();

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** An endpoint that handles its connections itself, and the connections that it got. */
async function startEndpoint(onConnection: (socket: Socket) => void): Promise<{ url: string; sockets: Socket[] }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  closers.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`, sockets };
}

/** Sends the beginning of a response, and then `byte` repeatedly until the connection is closed. */
function drip(socket: Socket, byte: string, beginning: string): void {
  socket.write(beginning);
  const timer = setInterval(() => socket.write(byte), 20);
  socket.on('close', () => clearInterval(timer));
}

test.each([
  ['never responds', (socket: Socket) => void socket.resume()],
  ['sends a header byte by byte', (socket: Socket) => drip(socket.resume(), 'x', 'HTTP/1.1 200 OK\r\nx-slow: ')],
])('an endpoint that %s is disconnected at the deadline, and its slot is free again', async (_what, onConnection) => {
  const endpoint = await startEndpoint(onConnection);
  const { id } = await harness().subscribe(endpoint.url);
  // More than an endpoint can have in flight, so the last ones need the slots of the first.
  for (let count = 0; count < 6; count += 1) await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender({ waitsMs: [], timeoutMs: 1500 });
  await settled(id);
  await until(() => endpoint.sockets.every(({ destroyed }) => destroyed));
  await sender.close();

  expect(endpoint.sockets).toHaveLength(6);
  expect(await newestOf(id)).toMatchObject({ status: 'FAILED', attempts: [{ failure: 'timeout' }] });
});

test('a response body that is sent byte by byte ends at the deadline, and its status counts', async () => {
  const endpoint = await startEndpoint((socket) => drip(socket.resume(), 'x', 'HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n'));
  const { id } = await harness().subscribe(endpoint.url);
  await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender({ waitsMs: [], timeoutMs: 1500 });
  await settled(id);
  await until(() => endpoint.sockets.every(({ destroyed }) => destroyed));
  await sender.close();

  expect(await newestOf(id)).toMatchObject({ status: 'DELIVERED', attempts: [{ responseStatus: 200 }] });
});

/** Bytes that are neither text nor safe to store as text. */
const BINARY = Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x00]);
const GIGABYTE = 1024 * 1024 * 1024;
/** The size of the kernel's buffers on both sides, for a response that is no longer read. */
const BUFFERED_MAX = 32 * 1024 * 1024;

test.each([
  ['a gigabyte of text', '', Buffer.alloc(64 * 1024, 'x')],
  ['a compressed gigabyte', 'content-encoding: gzip\r\n', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
  ['null characters and invalid UTF-8', 'x-note: \xff\xfe\r\n', Buffer.alloc(64 * 1024, BINARY)],
])('of a response with %s only the beginning is read, and the attempt is recorded', async (_what, header, chunk) => {
  const endpoint = await startEndpoint((socket) => {
    socket.resume().write(`HTTP/1.1 503 Busy\r\nretry-after: \xff\r\ncontent-length: ${GIGABYTE}\r\n${header}\r\n`, 'latin1');
    const pour = (): void => {
      while (!socket.destroyed && socket.bytesWritten < GIGABYTE && socket.write(chunk));
    };
    socket.on('drain', pour);
    pour();
  });
  const { id } = await harness().subscribe(endpoint.url);
  await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender({ waitsMs: [] });
  await settled(id);
  await until(() => endpoint.sockets.every(({ destroyed }) => destroyed));
  await sender.close();

  expect(await newestOf(id)).toMatchObject({ status: 'FAILED', attempts: [{ number: 1, responseStatus: 503, failure: 'http_status' }] });
  expect(endpoint.sockets[0]?.bytesWritten).toBeLessThan(BUFFERED_MAX);
});

test('a name with a public and a private address is refused when registered, and not contacted when sending', async () => {
  const names = await startNameServer();
  closers.push(names.close);
  const resolve = nameResolver({ allowPrivate: false, nameServers: [names.address] });
  const connections: unknown[] = [];
  const record = (message: unknown): void => void connections.push(message);
  subscribe('undici:client:beforeConnect', record);
  closers.push(() => unsubscribe('undici:client:beforeConnect', record));
  const check = checkEndpoint({ allowPrivate: false }, resolve);
  const creation = createSubscription({ ...harness().deps, checkEndpoint: check })(
    { endpointUrl: 'https://hooks.mixed.test/', eventTypes: ['stock.changed'] },
    caller,
  );
  await expect(creation).rejects.toMatchObject({ code: 'validation_error', details: [{ field: 'endpoint_url' }] });

  // Registered while the name was public, and now also at 127.0.0.1.
  const { id } = await harness().subscribe('https://hooks.mixed.test:8443/');
  await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender({ allowPrivate: false, resolve });
  await settled(id);
  await sender.close();

  expect(names.requested).toContain('hooks.mixed.test');
  expect(await newestOf(id)).toMatchObject({ status: 'FAILED', attempts: [{ failure: 'endpoint_not_allowed' }] });
  expect(connections).toEqual([]);
});
