import { randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { seen, until } from '@storefront/lifecycle/testing';
import { aStore } from '../../testing/gateway-under-test.ts';
import { type GatewayWithStore, startGatewayWithStore } from '../../testing/request.ts';
import { PERMIT_LIMITS } from '../checks/permits.ts';

const BODIES = {
  perAddress: { unfinished: 3, bytes: 300_000 },
  perStore: { unfinished: 4, bytes: 300_000 },
  all: { unfinished: 6, bytes: 600_000 },
};
const OVERLOADED = expect.objectContaining({ code: 'service_unavailable', reason: 'overloaded' });

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let ask: GatewayWithStore['ask'];
let keys: readonly string[];

beforeAll(async () => {
  ({ gateway, store, ask } = await startGatewayWithStore({
    trustedProxies: ['loopback'],
    permitLimits: { ...PERMIT_LIMITS, others: { all: 2, perStore: 2, besideOthers: 2, waiting: 0 } },
    bodyLimits: BODIES,
  }));
  const others = await Promise.all([aStore(gateway), aStore(gateway), aStore(gateway)]);
  keys = [store, ...others].map(({ publishable }) => publishable);
});
afterAll(() => gateway.close());

/** A request that is never completed, and what was received in response to it. */
interface OpenRequest {
  readonly socket: Socket;
  text: string;
  isClosed: boolean;
}
const open: OpenRequest[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy();
});

const anAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;
const batch = (key: string) => ask('/v1/availability/batch', { method: 'POST', key, body: { skus: ['BOLT'] } });

interface Unfinished {
  readonly key?: string | undefined;
  readonly address?: string;
  readonly path?: string;
  readonly sent?: string;
}

/** Starts a request with a body of 250,000 bytes that ends after `sent`. */
function send({ key = keys[0], address = anAddress(), path = '/v1/availability/batch', sent = '{"skus":' }: Unfinished): OpenRequest {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${key}`,
    `X-Forwarded-For: ${address}`,
    'Content-Type: application/json',
    'Content-Length: 250000',
  ];
  const socket = connect(gateway.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n${sent}`));
  const request: OpenRequest = { socket, text: '', isClosed: false };
  socket.setEncoding('utf8').on('data', (text: string) => {
    request.text += text;
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      request.isClosed = true;
    });
  open.push(request);
  return request;
}
const refusedOf = (requests: readonly OpenRequest[]) => requests.filter(({ text }) => text !== '');
describe('requests whose bodies do not end', () => {
  test('take no permit, so that other requests are served', async () => {
    const [first, second, third] = [anAddress(), anAddress(), anAddress()];
    for (const address of [first, first, second, second, third, third]) send({ address, key: keys[open.length % 4] });

    for (let count = 0; count < 3; count += 1) expect((await batch(store.publishable)).status).toBe(200);
    expect(refusedOf(open)).toEqual([]);
  });

  test.each([
    ['of one address, with the keys of four stores', 3, (index: number) => ({ address: '198.19.0.1', key: keys[index % 4] })],
    ['of one store, from as many addresses', 4, () => ({})],
    ['of different addresses and stores', 6, (index: number) => ({ key: keys[index % 4] })],
    ['on a route without a key', 3, () => ({ address: '198.19.0.2', path: '/payments/notifications/sandbox' })],
  ])('%s are refused beyond a limit with 503, and their connections are closed', async (_whose, limit, requestOf) => {
    const requests = Array.from({ length: limit + 5 }, (_, index) => send(requestOf(index)));

    await until(() => requests.filter(({ isClosed }) => isClosed).length >= 5);

    for (const { text } of seen(
      'requests',
      requests.filter(({ isClosed }) => isClosed),
    )) {
      expect(text).toMatch(/^HTTP\/1\.1 503 /);
      expect(text).toContain('\r\nConnection: close\r\n');
      expect(text).toContain('\r\nRetry-After: 1\r\n');
      expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n'))).error).toEqual(OVERLOADED);
    }
    expect((await batch(store.publishable)).status).toBe(200);
  });

  test('make room for others of the same address once they are slow', async () => {
    const address = anAddress();
    const slow = [send({ address }), send({ address }), send({ address })];

    while (refusedOf(slow).length < slow.length) {
      const before = refusedOf(slow).length;
      const next = send({ address });
      await until(() => next.text !== '' || refusedOf(slow).length > before);
    }

    expect((await batch(store.publishable)).status).toBe(200);
  });

  test('are closed beyond a limit if their responses were sent before', async () => {
    const address = anAddress();
    const requests = Array.from({ length: 8 }, () => send({ address, path: '/v1/none' }));

    await until(() => requests.filter(({ isClosed }) => isClosed).length >= 5);

    expect(requests.every(({ text }) => text.startsWith('HTTP/1.1 404 '))).toBe(true);
  });

  test('take a bounded memory together', async () => {
    const address = anAddress();
    const sent = 'a'.repeat(240_000);

    const requests = Array.from({ length: 3 }, () => send({ address, sent }));

    await until(() => requests.filter(({ isClosed }) => isClosed).length >= 2);
    expect(requests.filter(({ isClosed }) => !isClosed).length).toBeLessThanOrEqual(1);
  });
});

test('a client that is still sending a refused body receives the response', async () => {
  const address = anAddress();
  for (let count = 0; count < 3; count += 1) send({ address });
  const statuses: number[] = [];

  for (let count = 0; count < 5; count += 1) {
    const response = await fetch(`${gateway.url}/v1/availability/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${store.publishable}`, 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ skus: ['BOLT'], ignored: 'x'.repeat(200_000) }),
    });
    statuses.push(response.status);
    await response.arrayBuffer();
  }

  for (const status of seen('statuses', statuses)) expect([200, 503]).toContain(status);
});
