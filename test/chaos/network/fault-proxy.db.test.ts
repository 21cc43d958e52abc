import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

/** Longer than a byte needs on loopback. */
const A_WHILE_MS = 150;

let server: Server;
let accepted: Socket[];
let heard: string;
let proxy: FaultProxy;
let clients: Socket[];
beforeEach(async () => {
  accepted = [];
  clients = [];
  heard = '';
  server = createServer((socket) => {
    accepted.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      heard += bytes.toString();
      socket.write(`re:${bytes.toString()} `);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await startFaultProxy(`127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  for (const socket of [...clients, ...accepted]) socket.destroy();
  await proxy.close();
  server.close();
});

/** Connects through the proxy. `received` is what has arrived so far. */
async function aClient() {
  const [host = '', port] = proxy.address.split(':');
  const socket = connect(Number(port), host);
  clients.push(socket);
  const client = { socket, received: '', error: '' };
  socket.on('data', (bytes) => {
    client.received += bytes.toString();
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    client.error = error.code ?? '';
  });
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return client;
}

const arrives = (client: { readonly received: string }, text: string) => eventually(30_000, async () => expect(client.received).toBe(text));

describe('a clear path', () => {
  test('passes bytes in both directions, and the end of a connection', async () => {
    const client = await aClient();
    client.socket.write('a');
    await arrives(client, 're:a ');

    client.socket.end();

    await eventually(30_000, async () => expect(accepted[0]?.destroyed || accepted[0]?.readableEnded).toBe(true));
  });

  test('closes the client when the server closes', async () => {
    const client = await aClient();
    client.socket.write('a');
    await arrives(client, 're:a ');

    accepted[0]?.destroy();

    await once(client.socket, 'close');
  });
});

test('a delayed path passes bytes later', async () => {
  const client = await aClient();
  proxy.change({ kind: 'delay', delayMs: 200 });
  const startedAt = performance.now();
  client.socket.write('a');

  await arrives(client, 're:a ');

  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(390);
});

test('a blocked path passes nothing, then everything', async () => {
  const client = await aClient();
  proxy.change({ kind: 'hold' });
  client.socket.write('a');
  const late = await aClient();
  late.socket.write('b');
  await sleep(A_WHILE_MS);
  expect([heard, client.received, late.received]).toEqual(['', '', '']);

  proxy.change({ kind: 'clear' });

  await arrives(client, 're:a ');
  await arrives(late, 're:b ');
});

test('a path that holds responses passes requests', async () => {
  const client = await aClient();
  proxy.change({ kind: 'hold-responses' });
  client.socket.write('a');
  await eventually(30_000, async () => expect(heard).toBe('a'));
  await sleep(A_WHILE_MS);
  expect(client.received).toBe('');

  proxy.change({ kind: 'clear' });

  await arrives(client, 're:a ');
});

test('a reset path ends open connections and refuses new ones', async () => {
  const client = await aClient();
  client.socket.write('a');
  await arrives(client, 're:a ');
  proxy.change({ kind: 'reset' });
  await eventually(30_000, async () => expect(client.error).toBe('ECONNRESET'));
  const refused = await aClient();
  await eventually(30_000, async () => expect(refused.error).toBe('ECONNRESET'));

  proxy.change({ kind: 'clear' });

  const next = await aClient();
  next.socket.write('b');
  await arrives(next, 're:b ');
});

test('a half-open path loses open connections without telling either end, and passes new ones', async () => {
  const client = await aClient();
  client.socket.write('a');
  await arrives(client, 're:a ');
  proxy.change({ kind: 'half-open' });
  client.socket.write('lost');
  accepted[0]?.destroy();

  const next = await aClient();
  next.socket.write('b');
  await arrives(next, 're:b ');
  await sleep(A_WHILE_MS);

  expect([client.received, client.error, client.socket.destroyed]).toEqual(['re:a ', '', false]);
  proxy.change({ kind: 'clear' });
  client.socket.write('still lost');
  await sleep(A_WHILE_MS);
  expect(heard).toBe('ab');
});
