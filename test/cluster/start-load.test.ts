import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { type Load, startLoad } from './start-load.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** So few that this process does not fall behind by 500 requests on a busy machine. */
const PER_SECOND = 20;
const ORDER = { id: 'cart-1', state: 'confirmed', order_id: 'order-1' };

const respond = ({ method, url }: IncomingMessage, response: ServerResponse): void =>
  void response.writeHead(method === 'POST' && url === '/v1/carts' ? 201 : 200).end(JSON.stringify({ data: ORDER }));

/** Starts a load on a gateway that responds to every request as expected, except for those that `handle` handles. */
async function loadOn(handle: (request: IncomingMessage, response: ServerResponse) => boolean): Promise<Load> {
  server = createServer((request, response) => {
    if (!handle(request, response)) respond(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return startLoad({ baseUrl, sku: 'BOLT', shoppers: [{ authorization: 'Bearer key' }] }, PER_SECOND);
}

test('visits end with confirmed orders, on keep-alive and on new connections', async () => {
  const connections = new Set<string | undefined>();
  const waiting: (() => void)[] = [];
  let orders = 0;
  const load = await loadOn((request, response) => {
    connections.add(request.headers.connection);
    if (request.url === '/v1/orders/order-1') orders += 1;
    // The first visitor waits until another one has joined.
    if (connections.size === 1) return waiting.push(() => respond(request, response)) > 0;
    for (const resume of waiting.splice(0)) resume();
    return false;
  });
  await eventually(60_000, async () => expect([orders > 4, connections.size]).toEqual([true, 2]));

  const result = await load.stop();

  expect(result.failures).toEqual([]);
  expect(result.orders.length).toBeGreaterThan(3);
  expect(connections).toEqual(new Set(['close', 'keep-alive']));
});

test('a failure has the status, the request ID, and the error, and is not retried', async () => {
  const refused: unknown[] = [];
  const load = await loadOn(({ url, headers }, response) => {
    if (url !== '/v1/checkout') return false;
    refused.push(headers['x-request-id']);
    if (refused.length === 1) response.writeHead(503).end('{"error":{"code":"overloaded"}}');
    else response.destroy();
    return true;
  });
  await eventually(60_000, async () => expect(refused.length).toBeGreaterThan(2));

  const { failures, orders } = await load.stop();

  expect(orders).toEqual([]);
  expect(failures).toHaveLength(refused.length);
  expect(failures[0]?.message).toMatch(/^POST \/v1\/checkout: 503, .*overloaded/);
  expect(failures[0]?.message).toContain(String(refused[0]));
  expect(failures[1]?.message).toMatch(/^POST \/v1\/checkout: no response, .*ECONNRESET/);
});

test('responses that do not arrive do not delay other requests', async () => {
  let isBlocked = true;
  const blocked: ServerResponse[] = [];
  const load = await loadOn((_, response) => {
    if (!isBlocked) return false;
    blocked.push(response);
    return true;
  });
  await eventually(60_000, async () => expect(blocked.length).toBeGreaterThan(40));
  isBlocked = false;
  for (const response of blocked) response.end(JSON.stringify({ data: ORDER }));

  const { requests, failures } = await load.stop();

  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(40);
});
