import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createFairQueue } from '@storefront/fair-queue';
import express from 'express';
import type { Middleware } from '../context/request-context.ts';
import { startRequestContext } from '../context/start-request-context.ts';
import { composeMiddleware } from '../routing/compose-middleware.ts';
import { listen } from '../server/http-server.ts';
import { occupy } from './take-place.ts';

test('a client that leaves has its place until the work for it has ended', async () => {
  const queue = createFairQueue({ resource: 'tested', running: 1, waiting: 0 });
  const { promise: work, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const handle: Middleware = (_request, response) => {
    void occupy(response, queue, 'store', 'client');
    response.locals.context.work = work;
    response.once('close', leave);
    begin();
  };
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
  await begun;

  client.destroy();
  await left;
  await nextTurn();
  await expect(queue.run({ store: 'other' }, async () => 'run')).rejects.toThrow();

  finish();
  await nextTurn();
  expect(await queue.run({ store: 'other' }, async () => 'run')).toBe('run');
  await server.close();
});
