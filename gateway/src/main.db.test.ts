import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@storefront/backing-servers';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { until } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { NO_TENANT } from './access/principals/no-tenant.ts';
import { shopperTokens } from './access/principals/shopper-tokens.ts';
import type { GatewayDatabase } from './stores/store/schema.ts';
import { serveFakes } from './testing/fake-services.ts';
import { type GatewayProcess, KEY_PEPPER, portOf, SHOPPER_TOKEN_SECRET, startGatewayProcess } from './testing/gateway-process.ts';
import { aStore } from './testing/gateway-under-test.ts';

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

function start(environment: Record<string, string>): GatewayProcess {
  const gateway = startGatewayProcess(database.url, environment);
  gateways.push(gateway.child);
  return gateway;
}

test('the process serves requests while every service is down, reports readiness, and exits cleanly on SIGTERM', async () => {
  const [port, internalPort] = [await freePort(), await freePort()];
  const { child, overdue } = start({ PORT: String(port), INTERNAL_PORT: String(internalPort) });
  const health = await until(() => fetch(`http://127.0.0.1:${port}/health`));

  expect(await health.json()).toMatchObject({ status: 'degraded', services: { catalog: 'down' } });
  await until(async () => expect((await fetch(`http://127.0.0.1:${internalPort}/`)).status).toBe(200));
  const document = await fetch(`http://127.0.0.1:${port}/openapi.json`);
  expect([document.status, Object.keys((await document.json()) as object)[0]]).toEqual([200, 'openapi']);
  expect((await fetch(`http://127.0.0.1:${port}/v1/ping`)).status).toBe(401);

  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect([code, overdue()]).toEqual([0, []]);
});

test('the process sends requests of no store through its code before it listens', async () => {
  const fakes = await serveFakes(createLogger('gateway-test', 'silent'));
  const [port, internalPort] = [await freePort(), await freePort()];
  const names = ['CATALOG', 'CART', 'ORDERS', 'BILLING', 'WEBHOOKS'];
  const addresses = Object.fromEntries(names.map((name) => [`${name}_ADDRESS`, fakes.address]));
  start({ PORT: String(port), INTERNAL_PORT: String(internalPort), ...addresses });

  await until(async () => expect((await fetch(`http://127.0.0.1:${internalPort}/`)).status).toBe(200));

  const called = fakes.calls.map(({ method }) => method);
  expect(called).toEqual(expect.arrayContaining(['ListProducts', 'GetProduct', 'GetCart', 'AddLine', 'ListOrders']));
  expect(new Set(fakes.calls.map(({ caller }) => caller.tenantId))).toEqual(new Set([NO_TENANT]));
  await fakes.close();
});

test('a checkout in progress on SIGTERM is completed before the process exits, while readiness is off', async () => {
  const fakes = await serveFakes(createLogger('gateway-test', 'silent'));
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  fakes.blockedCheckouts = blocked;
  const [port, internalPort] = [await freePort(), await freePort()];
  const addresses = { ORDERS_ADDRESS: fakes.address, BILLING_ADDRESS: fakes.address };
  const { child } = start({ PORT: String(port), INTERNAL_PORT: String(internalPort), ...addresses });
  const readiness = async () => (await fetch(`http://127.0.0.1:${internalPort}/`)).status;
  await until(async () => expect(await readiness()).toBe(200));
  const admin = { db: database.db, keyPepper: KEY_PEPPER, newId, now: () => new Date(), afterChange: () => undefined };
  const store = await aStore({ admin });
  const tokens = shopperTokens(SHOPPER_TOKEN_SECRET, admin.now);
  const { token } = await tokens.sign({ tenantId: store.tenantId, mode: store.mode, customerId: 'customer', familyId: 'family' });

  const checkout = fetch(`http://127.0.0.1:${port}/v1/checkout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${store.secret}`, 'x-storefront-shopper-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ cart_id: 'c', payment_rail: 'CASH_ON_DELIVERY' }),
  });
  await until(async () => expect(fakes.calls.map(({ method }) => method)).toContain('Checkout'));
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await until(async () => expect(await readiness()).toBe(503));
  expect(child.exitCode).toBeNull();

  release();

  const response = await checkout;
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  expect(await response.json()).toMatchObject({ data: { state: 'confirmed' } });
  expect((await exited)[0]).toBe(0);
  await fakes.close();
});

test('two replicas share a port, and one keeps serving when the other exits', async () => {
  const [port, internalPort] = [await freePort(), await freePort()];
  const replicas = { PORT: String(port), REUSE_PORT: 'true' };
  const { child } = start(replicas);
  await until(() => fetch(`http://127.0.0.1:${port}/openapi.json`));
  start({ ...replicas, INTERNAL_PORT: String(internalPort) });
  await until(async () => expect((await fetch(`http://127.0.0.1:${internalPort}/`)).status).toBe(200));

  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);

  expect((await fetch(`http://127.0.0.1:${port}/v1/ping`)).status).toBe(401);
});

test('a port in use results in a one-line error and exit code 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');

  const { child, stderr } = start({ PORT: String(portOf(taken)) });
  const [code] = await once(child, 'exit');

  expect(code).toBe(1);
  expect(stderr()).toBe(`gateway: port ${portOf(taken)} on 127.0.0.1 is in use by another process: set PORT to a free port\n`);
  taken.close();
});

test('all missing settings are reported at once', async () => {
  const { child, stderr } = start({ PORT: '0', KEY_PEPPER: 'short', REDIS_URL: '' });

  expect((await once(child, 'exit'))[0]).toBe(1);
  expect(stderr()).toContain('KEY_PEPPER');
  expect(stderr()).toContain('REDIS_URL');
});
