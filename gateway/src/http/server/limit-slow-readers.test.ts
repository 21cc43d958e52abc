import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { type HttpServer, listen } from './http-server.ts';

const CHUNK = Buffer.alloc(64 * 1024);
const READING = { windowMs: 300, bytes: CHUNK.length, checkEveryMs: 20 };

let server: HttpServer;
let client: Socket;

afterEach(async () => {
  client.destroy();
  await server.close();
});

/** Requests a response of `chunks`, of which the client reads nothing yet. */
async function requestTo(chunks: () => AsyncGenerator<Buffer>): Promise<{ readonly closed: Promise<boolean> }> {
  const { promise: closed, resolve } = Promise.withResolvers<boolean>();
  const respond: RequestListener = (_request, response) => {
    response.on('close', () => resolve(response.writableFinished));
    pipeline(Readable.from(chunks()), response).catch(() => undefined);
  };
  server = await listen(respond, { host: '127.0.0.1', port: 0, reusePort: false, reading: READING });
  client = connect(server.port, '127.0.0.1').on('error', () => undefined);
  await once(client, 'connect');
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return { closed };
}

async function* endless() {
  for (;;) yield CHUNK;
}

test('a client that reads byte by byte is disconnected', async () => {
  const { closed } = await requestTo(endless);
  const dripping = setInterval(() => client.read(1), 10);

  expect(await closed).toBe(false);
  clearInterval(dripping);
});

test('a client that reads a long response is not', async () => {
  const { closed } = await requestTo(async function* () {
    // Longer than a window, with more than its bytes in each.
    for (let count = 0; count < 20; count += 1) {
      for (let part = 0; part < 16; part += 1) yield CHUNK;
      await sleep(40);
    }
  });
  client.resume();

  expect(await closed).toBe(true);
});

test('a client that waits for the server is not', async () => {
  const { closed } = await requestTo(async function* () {
    yield CHUNK;
    await sleep(3 * READING.windowMs);
    yield CHUNK;
  });
  client.resume();

  expect(await closed).toBe(true);
});
