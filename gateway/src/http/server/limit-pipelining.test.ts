import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { listen } from './http-server.ts';
import { limitPipelining, PIPELINED_MAX } from './limit-pipelining.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** Sends requests without waiting for responses, and reads until the server closes the connection. Each response is sent later, or never. */
async function responsesTo(count: number, { isSent }: { isSent: boolean }) {
  let [processed, open, mostOpen] = [0, 0, 0];
  const server = await listen(
    (_request, response) => {
      processed += 1;
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      if (!isSent) return;
      setTimeout(() => {
        open -= 1;
        response.end('ok');
      }, 2);
    },
    { host: '127.0.0.1', port: 0, reusePort: false },
  );
  const socket = connect(server.port, '127.0.0.1', () => socket.write(REQUEST.repeat(count - 1) + LAST));
  const received = await text(socket).catch(() => 'reset');
  await server.close();
  return { processed, mostOpen, responses: received.match(/HTTP\/1\.1 200/g)?.length ?? 0 };
}

test('requests that are sent without waiting for responses are processed one after another', async () => {
  const count = PIPELINED_MAX + 1;
  expect(await responsesTo(count, { isSent: true })).toEqual({ processed: count, mostOpen: 1, responses: count });
});

test('a connection on which too many wait for their responses is closed', async () => {
  expect(await responsesTo(PIPELINED_MAX + 100, { isSent: false })).toEqual({ processed: 1, mostOpen: 1, responses: 0 });
});

test('requests behind a response that the client does not read are not processed', async () => {
  const paths: string[] = [];
  const server = await listen(
    (request, response) => {
      paths.push(request.url ?? '');
      response.end(Buffer.alloc(16 * 1024 * 1024));
    },
    { host: '127.0.0.1', port: 0, reusePort: false },
  );
  const reader = connect(server.port, '127.0.0.1', () => reader.write(REQUEST.repeat(3)));
  await once(reader, 'readable');
  const other = connect(server.port, '127.0.0.1', () => other.write(REQUEST.replace('/', '/other')));
  await once(other, 'readable');

  expect(paths).toEqual(['/', '/other']);
  reader.destroy();
  other.destroy();
  await server.close();
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
  const pending: ServerResponse[] = [];
  const server = createServer(
    limitPipelining(
      () => true,
      (_request, response) => {
        pending.push(response.setHeader('Content-Length', 2));
        response.write('ok');
      },
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST));

  await once(socket, 'data');
  socket.write(REQUEST);
  // The server has read the request before it reads one of another connection.
  await fetch(`http://127.0.0.1:${port}`, { headers: { Connection: 'close' } }).then(({ body }) => body?.cancel());
  pending[0]?.end();
  await once(socket, 'data');
  // Two at once are one too many.
  socket.write(REQUEST.repeat(2));
  await once(socket.resume(), 'close').catch(() => undefined);

  expect(pending).toHaveLength(3);
  server.closeAllConnections();
  server.close();
});
