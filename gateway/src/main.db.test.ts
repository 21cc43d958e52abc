import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import type { GatewayDatabase } from './store/schema.ts';

let database: TestDatabase<GatewayDatabase>;
let gateways: ChildProcess[] = [];

beforeAll(async () => {
  database = await openTestDatabase<GatewayDatabase>({ name: 'gateway', migrations: new URL('../migrations/', import.meta.url) });
});
afterEach(() => {
  for (const child of gateways) child.kill('SIGKILL');
  gateways = [];
});
afterAll(() => database.close());

const NOBODY = '127.0.0.1:1';

function start(environment: Record<string, string>): { child: ChildProcess; stderr: () => string } {
  let stderr = '';
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('main.ts', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      GRPC_HOST: '127.0.0.1',
      GRPC_PORT: '0',
      DATABASE_URL: database.url,
      NATS_URL: process.env.TEST_NATS_URL,
      REDIS_URL: process.env.TEST_REDIS_URL,
      SERVICE_TOKEN: 'a service token of the test',
      KEY_PEPPER: 'p'.repeat(32),
      SHOPPER_TOKEN_SECRET: 's'.repeat(32),
      CATALOG_ADDRESS: NOBODY,
      CART_ADDRESS: NOBODY,
      ORDERS_ADDRESS: NOBODY,
      BILLING_ADDRESS: NOBODY,
      WEBHOOKS_ADDRESS: NOBODY,
      ...environment,
    },
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  gateways.push(child);
  return { child, stderr: () => stderr };
}

test('the process serves while every service is away, shows its readiness, and ends clean on SIGTERM', async () => {
  const [port, internalPort] = [await freePort(), await freePort()];
  const { child } = start({ PORT: String(port), INTERNAL_PORT: String(internalPort) });
  const health = await until(() => fetch(`http://127.0.0.1:${port}/health`));

  expect(await health.json()).toMatchObject({ status: 'degraded', services: { catalog: 'down' } });
  expect((await fetch(`http://127.0.0.1:${internalPort}/`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/openapi.json`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/v1/ping`)).status).toBe(401);

  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});

test('two replicas share a port, and one of them goes on when the other ends', async () => {
  const [port, internalPort] = [await freePort(), await freePort()];
  const replicas = { PORT: String(port), GATEWAY_REPLICAS: '2' };
  const { child } = start(replicas);
  await until(() => fetch(`http://127.0.0.1:${port}/openapi.json`));
  start({ ...replicas, INTERNAL_PORT: String(internalPort) });
  await until(() => fetch(`http://127.0.0.1:${internalPort}/`));

  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);

  expect((await fetch(`http://127.0.0.1:${port}/v1/ping`)).status).toBe(401);
});

test('a port that is taken is one sentence and exit code 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');

  const { child, stderr } = start({ PORT: String(portOf(taken)) });
  const [code] = await once(child, 'exit');

  expect(code).toBe(1);
  expect(stderr()).toBe(`gateway: port ${portOf(taken)} on 127.0.0.1 is taken by another process: set PORT to a free one\n`);
  taken.close();
});

test('settings that are missing are all named at once', async () => {
  const { child, stderr } = start({ PORT: '0', KEY_PEPPER: 'short', REDIS_URL: '' });

  expect((await once(child, 'exit'))[0]).toBe(1);
  expect(stderr()).toContain('KEY_PEPPER');
  expect(stderr()).toContain('REDIS_URL');
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

function portOf(server: Server): number {
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}

/** Asks until somebody answers; 20 s are more than any start takes on a busy machine. */
async function until<T>(ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 20_000; ; ) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
