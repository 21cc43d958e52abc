import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createFairQueue } from '@storefront/fair-queue';
import { seen } from '@storefront/lifecycle/testing';
import { NO_STORE } from '@storefront/rpc';
import express from 'express';
import type { KeyPrincipal } from '../../access/principals/key-principal.ts';
import type { Middleware, RequestContext } from '../context/request-context.ts';
import { startRequestContext } from '../context/start-request-context.ts';
import { composeMiddleware } from '../routing/compose-middleware.ts';
import { listen } from '../server/http-server.ts';
import { occupy, acquirePermit } from './acquire-permit.ts';
import { createPermits, DOCUMENTS_PER_SHOPPER_MAX, DOCUMENTS_PER_STORE_MAX, PERMIT_LIMITS } from './permits.ts';

/** Sends a request to a server that handles it with `handle`. */
async function aRequestTo(handle: Middleware) {
  const app = express().use(
    composeMiddleware(
      startRequestContext(() => undefined),
      handle,
    ),
  );
  const server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
  const client = connect({ port: server.port, host: '127.0.0.1' }).on('error', () => undefined);
  await once(client, 'connect');
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return { server, client };
}

test('a client that leaves has its permit until the work for it has ended', async () => {
  const queue = createFairQueue({ resource: 'tested', running: 1, waiting: 0 });
  const { promise: work, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const handle: Middleware = (_request, response) => {
    void occupy(response, queue, { store: 'store', client: 'client' });
    response.locals.context.work = work;
    response.once('close', leave);
    begin();
  };
  const { server, client } = await aRequestTo(handle);
  await begun;

  client.destroy();
  await left;
  await yieldToEventLoop();
  await expect(queue.run({ store: 'other' }, async () => 'run')).rejects.toThrow();

  finish();
  await yieldToEventLoop();
  expect(await queue.run({ store: 'other' }, async () => 'run')).toBe('run');
  await server.close();
});

test('a client that reads nothing of a complete response has no permit', async () => {
  const queue = createFairQueue({ resource: 'tested', running: 1, waiting: 0 });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const handle: Middleware = (_request, response) => {
    void occupy(response, queue, { store: 'store', client: 'client' });
    // More than the buffers of the system take.
    response.end(Buffer.alloc(12 * 1024 * 1024));
    end();
  };
  const { server, client } = await aRequestTo(handle);
  await ended;
  await yieldToEventLoop();

  expect(await queue.run({ store: 'other' }, async () => 'run')).toBe('run');
  client.destroy();
  await server.close();
});

const KEY = { keyId: 'key', tenantId: 'store', mode: 'live', kind: 'SECRET', store: NO_STORE } as KeyPrincipal;
const PARTIES: readonly [what: string, of: (party: string) => Partial<RequestContext>][] = [
  ['shopper', (customerId) => ({ key: KEY, clientAddress: 'one', shopper: { tenantId: 'store', mode: 'live', customerId, familyId: '' } })],
  ['client address', (clientAddress) => ({ key: KEY, clientAddress })],
  ['key', (keyId) => ({ key: { ...KEY, keyId } })],
];

test.each(PARTIES)('each %s acquires a permit in its fair share', async (_what, of) => {
  const permits = createPermits({ ...PERMIT_LIMITS, others: { all: 1, perStore: 1, besideOthers: 1, waiting: 10 } });
  const started: string[] = [];
  let arrived = 0;
  const arrive: Middleware = (request, { locals }, next) => {
    Object.assign(locals.context, of(request.url), { route: { method: 'get', access: 'secret_shopper' } });
    arrived += 1;
    next();
  };
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const handle: Middleware = (request, response) => {
    started.push(request.url);
    void released.then(() => response.end());
  };
  const start = startRequestContext(() => undefined);
  const app = express().use(composeMiddleware(start, arrive, acquirePermit(permits), handle));
  const server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
  const asked: Promise<unknown>[] = [];
  for (const path of ['/busy', '/busy', '/busy', '/other']) {
    asked.push(fetch(`http://127.0.0.1:${server.port}${path}`).then((response) => response.text()));
    while (arrived < asked.length) await yieldToEventLoop();
  }
  release();
  await Promise.all(asked);
  await server.close();

  expect(started).toEqual(['/busy', '/other', '/busy', '/busy']);
});

test('a shopper who reads none of many documents leaves the permits of the store to others', async () => {
  const { documents } = createPermits();
  const enter = (client: string) => documents.enter({ store: 'store', client });
  const entered = Array.from({ length: DOCUMENTS_PER_STORE_MAX }, () => enter('ann'));
  const leaves = seen(
    'permits',
    entered.filter((leave) => typeof leave === 'function'),
  );

  expect(leaves).toHaveLength(DOCUMENTS_PER_SHOPPER_MAX);
  expect(enter('ben')).toBeInstanceOf(Function);
  leaves[0]?.();
  expect(await entered[DOCUMENTS_PER_SHOPPER_MAX]).toBeInstanceOf(Function);
});
