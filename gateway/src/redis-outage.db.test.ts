import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '@storefront/backing-servers';
import { startTcpProxy, type TcpProxy } from '@storefront/backing-servers/testing';
import { openTestDatabase, skewedClock, type TestDatabase } from '@storefront/db/testing';
import { until } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import type { GatewayDatabase } from './stores/store/schema.ts';
import { type GatewayProcess, KEY_PEPPER, startGatewayProcess } from './testing/gateway-process.ts';
import { aStore } from './testing/gateway-under-test.ts';

// Three gateways on hosts with different clocks, while Redis is away. Each gateway has a port, so that a test chooses which one it calls.

interface Gateway extends GatewayProcess {
  readonly url: string;
}

const RATE = 60;
/** Requests to a gateway at a time. */
const AT_ONCE = 10;
/** The differences of the clocks to the one of the database exceed every period of the heartbeat and the window of the limit. */
const SKEWS_MS = [-20 * 60_000, 0, 20 * 60_000];
/** A gateway that is killed is counted for up to 28 s. */
const NOTICED_WITHIN_MS = 60_000;

let database: TestDatabase<GatewayDatabase>;
let redis: TcpProxy;
let gateways: Gateway[] = [];

beforeAll(async () => {
  database = await openTestDatabase<GatewayDatabase>({ name: 'gateway', migrations: new URL('../migrations/', import.meta.url) });
});
beforeEach(async () => {
  redis = await startTcpProxy(process.env.TEST_REDIS_URL ?? '');
  gateways = await Promise.all(SKEWS_MS.map(start));
});
afterEach(async () => {
  for (const { child } of gateways) child.kill('SIGKILL');
});
afterAll(() => database.close());

async function start(skewMs: number): Promise<Gateway> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const gateway = startGatewayProcess(database.url, {
    PORT: new URL(url).port,
    REDIS_URL: redis.through(process.env.TEST_REDIS_URL ?? ''),
    NODE_OPTIONS: `--import ${skewedClock(skewMs)}`,
  });
  await until(() => fetch(`${url}/openapi.json`));
  return { ...gateway, url };
}

async function aKey(): Promise<string> {
  const admin = { db: database.db, keyPepper: KEY_PEPPER, newId, now: () => new Date(), afterChange: () => undefined };
  return (await aStore({ admin }, 'sandbox', RATE)).secretWithoutWebhooks;
}
const ping = async ({ url }: Gateway, key: string): Promise<Response> => {
  const response = await fetch(`${url}/v1/ping`, { headers: { authorization: `Bearer ${key}` } });
  await response.arrayBuffer();
  return response;
};
/** Returns how many requests with a new key all gateways admit together, if each receives more than the limit. */
async function admitted(running: readonly Gateway[]): Promise<number> {
  const key = await aKey();
  const statuses: number[] = [];
  // All at once would need as many connections as an address may have, and those of an earlier attempt may still be open.
  for (let sent = 0; sent < RATE + AT_ONCE; sent += AT_ONCE) {
    const requests = running.flatMap((gateway) => Array.from({ length: AT_ONCE }, () => ping(gateway, key)));
    await Promise.allSettled(requests);
    statuses.push(...(await Promise.all(requests)).map(({ status }) => status));
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  return statuses.filter((status) => status === 200).length;
}
/** Returns what each gateway admits of a new key's limit. */
async function shares(running: readonly Gateway[]): Promise<number[]> {
  const key = await aKey();
  const replies = await Promise.all(running.map((gateway) => ping(gateway, key)));
  return replies.map(({ headers }) => 1 + Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]));
}
const share = (running: readonly Gateway[], each: number) =>
  until(async () => expect(await shares(running)).toEqual(running.map(() => each)), NOTICED_WITHIN_MS);

test('together they admit the limit, also as gateways are killed, stop, and start', async () => {
  // A gateway that has just started may decide by itself until it has reached Redis.
  await until(async () => expect(await admitted(gateways)).toBe(RATE), NOTICED_WITHIN_MS);

  await redis.close();

  expect(await admitted(gateways)).toBeLessThanOrEqual(RATE);
  await share(gateways, 20);
  expect(await admitted(gateways)).toBe(RATE);

  const [killed, stopped, last] = gateways as [Gateway, Gateway, Gateway];
  killed.child.kill('SIGKILL');
  expect(await admitted([stopped, last])).toBe(40);
  await share([stopped, last], 30);
  expect(await admitted([stopped, last])).toBe(RATE);

  const exited = once(stopped.child, 'exit');
  stopped.child.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
  await share([last], 60);

  const next = await start(0);
  await share([last], 30);
  expect((await shares([next]))[0]).toBeLessThanOrEqual(30);
  gateways.push(next);
}, 300_000);
