import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { Client } from 'undici';
import { nameResolver } from '../endpoints/name-resolver.ts';
import { createConnections } from './connections.ts';
import { createWebhookClient, type WebhookClient } from './webhook-client.ts';

const closers: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A receiver that numbers its connections, and returns for each request on which one it came. */
async function startEndpoint(onRequest: (socket: Socket, requests: number) => 'respond' | 'drop' = () => 'respond') {
  const sockets: Socket[] = [];
  const cameOn: number[] = [];
  const server: Server = createServer((request, response) => {
    cameOn.push(sockets.indexOf(request.socket));
    request.resume().on('end', () => {
      if (onRequest(request.socket, cameOn.length) === 'respond') response.end('ok');
      else request.socket.destroy();
    });
  });
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  closers.push(async () => server.closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cameOn, sockets };
}

function aClient(): WebhookClient {
  const client = createWebhookClient({ allowPrivate: true, timeoutMs: 15_000, resolve: nameResolver({ allowPrivate: true }) });
  closers.push(client.close);
  return client;
}

const post = (client: WebhookClient, url: string, tenantId = 'a store') =>
  client.post({ url, tenantId, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') });

test('requests that follow each other share a connection, also to several paths of an origin', async () => {
  const endpoint = await startEndpoint();
  const client = aClient();
  for (const path of ['/one', '/two', '/one']) expect(await post(client, endpoint.url + path)).toEqual({ status: 200, retryAfter: null });

  expect(endpoint.cameOn).toEqual([0, 0, 0]);
});

test('stores never share a connection', async () => {
  const endpoint = await startEndpoint();
  const client = aClient();
  for (const store of ['a', 'b', 'a', 'b']) await post(client, endpoint.url, store);

  expect(endpoint.cameOn).toEqual([0, 1, 0, 1]);
});

test('concurrent requests have a connection each, and later ones use these', async () => {
  const endpoint = await startEndpoint();
  const client = aClient();
  await Promise.all([post(client, endpoint.url), post(client, endpoint.url)]);
  await Promise.all([post(client, endpoint.url), post(client, endpoint.url)]);

  expect(endpoint.cameOn.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1]);
});

test('a request on a connection that the receiver closes is sent once more on a new one', async () => {
  // The second request finds the connection closed; the third one arrives on a new one.
  const endpoint = await startEndpoint((_socket, requests) => (requests === 2 ? 'drop' : 'respond'));
  const client = aClient();
  await post(client, endpoint.url);

  expect(await post(client, endpoint.url)).toMatchObject({ status: 200 });
  expect(endpoint.cameOn).toEqual([0, 0, 1]);
});

test('a request on a new connection that the receiver closes is sent once', async () => {
  const endpoint = await startEndpoint(() => 'drop');

  await expect(post(aClient(), endpoint.url)).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
  expect(endpoint.cameOn).toEqual([0]);
});

test('the age of a connection counts from the lookup of the name, also if the first response took longer', () => {
  const connections = createConnections();
  closers.push(connections.close);
  const open = (ageMs: number) => ({ client: new Client('http://127.0.0.1:9'), openedAt: performance.now() - ageMs });
  const old = open(10_000);
  const young = open(1_000);

  connections.keep('old', old);
  connections.keep('young', young);

  expect([connections.take('old'), old.client.destroyed]).toEqual([undefined, true]);
  expect(connections.take('young')).toBe(young);
  closers.push(() => young.client.destroy());
});
