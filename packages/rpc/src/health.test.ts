import { expect, test } from '@jest/globals';
import { acceptedTestTokens } from '@storefront/access/testing';
import { createLogger } from '@storefront/telemetry';
import { checkHealth, listHealth } from './check-health.ts';
import { type RpcServer, serve } from './serve.ts';

const log = createLogger('health-test', 'silent');
const start = (ready?: Promise<void>): Promise<RpcServer> =>
  serve({ host: '127.0.0.1', port: 0, acceptedTokens: acceptedTestTokens, log, services: [], ...(ready === undefined ? {} : { ready }) });
const isServing = ({ port }: RpcServer): Promise<boolean> => checkHealth(`127.0.0.1:${port}`, 5000);

test('a server reports SERVING once it is ready', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = await start(promise);
  expect(await isServing(server)).toBe(false);

  resolve();
  await promise;

  expect(await isServing(server)).toBe(true);
  await server.close();
});

test('a server that drains before it is ready never reports SERVING', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = await start(promise);

  server.stopServing();
  resolve();
  await promise;

  expect(await isServing(server)).toBe(false);
  await server.close();
});

test('the health of a server lists its resources, and an unavailable one leaves it serving', async () => {
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    acceptedTokens: acceptedTestTokens,
    log,
    services: [],
    resources: async () => ({ database: false, events: true }),
  });

  expect(await listHealth(`127.0.0.1:${server.port}`, 5000)).toEqual({ '': true, database: false, events: true });
  expect(await isServing(server)).toBe(true);
  await server.close();
  expect(await listHealth(`127.0.0.1:${server.port}`, 5000)).toEqual({});
});

test('while certificates are being replaced, a server has no health, and the caller no error', async () => {
  const secure = { tls: { certFile: '/nowhere/tls.crt', keyFile: '/nowhere/tls.key', caFile: '/nowhere/ca.crt' }, serverName: 'cart' };

  expect(await listHealth('127.0.0.1:1', 5000, secure)).toEqual({});
  expect(await checkHealth('127.0.0.1:1', 5000, secure)).toBe(false);
});
