import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { listen } from './http-server.ts';
import { limitPipelining, PIPELINED_MAX } from './limit-pipelining.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** Sends requests without waiting for responses, and reads until the server closes the connection. The first response is sent after the others, or never. */
async function responsesTo(count: number, { isFirstSent }: { isFirstSent: boolean }) {
  const pending: ServerResponse[] = [];
  const server = await listen(
    (_request, response) => {
      if (pending.push(response) > 1) response.end('ok');
      if (isFirstSent && pending.length === count) pending[0]?.end('ok');
    },
    { host: '127.0.0.1', port: 0, reusePort: false },
  );
  const socket = connect(server.port, '127.0.0.1', () => socket.write(REQUEST.repeat(count - 1) + LAST));
  const received = await text(socket).catch(() => 'reset');
  await server.close();
  return { processed: pending.length, responses: received.match(/HTTP\/1\.1 200/g)?.length ?? 0 };
}

test('requests that are sent without waiting for responses all get one', async () => {
  expect(await responsesTo(PIPELINED_MAX + 1, { isFirstSent: true })).toEqual({
    processed: PIPELINED_MAX + 1,
    responses: PIPELINED_MAX + 1,
  });
});

test('a connection on which too many wait for their responses is closed', async () => {
  expect(await responsesTo(PIPELINED_MAX + 100, { isFirstSent: false })).toEqual({ processed: PIPELINED_MAX + 1, responses: 0 });
});

test('a long sequence of requests is handled on one connection', async () => {
  const server = await listen((_request, response) => response.end('ok'), { host: '127.0.0.1', port: 0, reusePort: false });
  const total = PIPELINED_MAX * 3;
  let received = '';
  const socket = connect(server.port, '127.0.0.1', () => socket.write(REQUEST.repeat(4)));
  const { promise: done, resolve } = Promise.withResolvers<void>();
  let sent = 4;
  let seen = 0;
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
    const count = received.match(/HTTP\/1\.1 200/g)?.length ?? 0;
    for (; seen < count; seen += 1) {
      sent += 1;
      socket.write(REQUEST);
    }
    if (sent > total) resolve();
  });

  await done;

  expect(seen).toBeGreaterThan(PIPELINED_MAX);
  socket.destroy();
  await server.close();
});

test('a client that is slowed down may send a request once it has received all of the previous response', async () => {
  const mayProcess = limitPipelining(() => true);
  const pending: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (!mayProcess(request, response)) return;
    pending.push(response.setHeader('Content-Length', 2));
    response.write('ok');
    pending.at(-2)?.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST));

  await once(socket, 'data');
  socket.write(REQUEST);
  await once(socket, 'data');
  // Two at once are one too many.
  socket.write(REQUEST.repeat(2));
  await once(socket.resume(), 'close').catch(() => undefined);

  expect(pending.length).toBeLessThanOrEqual(3);
  server.closeAllConnections();
  server.close();
});
